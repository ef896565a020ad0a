"""Defines the messages between the editor in the browser and the server."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from sandtable.core.authoring.editor import MAX_EDITS, Edit

MAX_TEXT: Final = 80_000


class EditRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A document and the edits to apply to it. The document is given as text or as a template; if neither, it is empty."""

    text: Annotated[str, Meta(max_length=MAX_TEXT)] | UnsetType = UNSET
    template: Annotated[str, Meta(max_length=60)] | UnsetType = UNSET
    edits: Annotated[tuple[Edit, ...], Meta(max_length=MAX_EDITS)] = ()
