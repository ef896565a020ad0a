"""Skirmish: discs march, charge and shoot on a table in inches (a hundredth of an inch is one step of the lattice).

SK-1 Each side has three models on round bases, and draws in secret one of four banners on the table as its goal.
SK-2 In turns each side acts with one of its models that has not acted in this round; it marches, charges, shoots or stands.
SK-3 A march ends within the model's move, with its whole base on the table. SK-4 Bases never overlap.
SK-5 After a march a model is more than one inch away from every enemy. SK-6 Nothing stands on a rock.
SK-7 Sight: the straight line between two centres crosses neither rock nor base.
SK-8 A charge needs sight, a gap of no more than eight inches and a straight way that is free for the base; it ends in contact.
SK-9 An archer shoots at an enemy in sight within twelve inches, unless an enemy is in contact with him.
SK-10 A charge is fought with three dice (a knight: four), a shot with two. Five and six wound, four grazes, all else misses.
SK-11 Once a game a side may roll the misses of a roll again. SK-12 Who has no lives left is removed.
SK-13 The game ends after the last round or when a side has no model left. A side scores one for each enemy removed, and two
if one of its models is within three inches of its goal in the end; then the goals are shown.
"""

from tests.support.toys.skirmish.spec import SPEC

__all__ = ["SPEC"]
