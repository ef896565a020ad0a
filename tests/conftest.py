"""Settings for every test."""

from __future__ import annotations

from hypothesis import settings

# Time limits belong to pytest-timeout: a busy machine must not make a slow example fail.
settings.register_profile("sandtable", deadline=None, print_blob=True)
settings.load_profile("sandtable")
