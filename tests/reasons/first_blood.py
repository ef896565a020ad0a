from tests.reasons.judge import Verdict


def verdict(st, seat, asked, target, named):
    return Verdict.UNJUDGED
def not_asked(st, seat, kind, named):
    return Verdict.UNJUDGED
