"""Settings for every test."""

from __future__ import annotations

import os

from hypothesis import settings

# Time limits belong to pytest-timeout: a busy machine must not make a slow example fail.
settings.register_profile("sandtable", deadline=None, print_blob=True)
settings.load_profile("sandtable")


def pytest_xdist_auto_num_workers() -> int:
    """Twice as many as there are processors: tests with browsers and servers wait more than they work."""
    return (os.cpu_count() or 1) * 2
