"""Serves the games' editors: what to build with, and a document after edits with everything wrong with it."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from sandtable.core.authoring.documents import BadEdit, document_text
from sandtable.core.authoring.editor import Editor, EditorInfo, EditResult
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.server.endpoints import Encoded, Game, Router
from sandtable.server.registry import TableRegistry
from sandtable.server.wire.messages_editor import EditRequest
from sandtable.server.wire.problems import Refused

MAX_BYTES: Final = 250_000
"""Room for a document with escaped quotation marks, and many edits."""


router = Router("Editor")


def editor_of(game: GameSpec[State]) -> Editor:
    found = game.presentation.editor
    if found is None:
        raise Refused(404, "no_editor", "game", f"{game.name} has no editor")
    return found


@router.get("/games/{game}/editor")
async def editor(registry: TableRegistry, game: Game) -> Encoded[EditorInfo]:
    """Get what the editor for adventures, battlefields or maps offers: tools, the form, templates."""
    return Encoded(await registry.run("content", stock_of, editor_of(game)))


@cache
def stock_of(editor: Editor) -> bytes:
    return msgspec.json.encode(editor.stock())


@router.post("/games/{game}/editor", meter="checks", most_bytes=MAX_BYTES, example={"edits": []})
async def edit(registry: TableRegistry, game: Game, body: EditRequest) -> Encoded[EditResult]:
    """Apply edits to a document: returns its text, its picture, and everything that is wrong and where."""
    if body.text is not msgspec.UNSET and body.template is not msgspec.UNSET:
        raise Refused(422, "invalid", "body", "send either a text or a template, not both")
    return Encoded(await registry.run("checks", edit_result, editor_of(game), body))


def edit_result(editor: Editor, message: EditRequest) -> bytes:
    try:
        return msgspec.json.encode(after(editor, message))
    except BadEdit as error:
        raise Refused(422, "bad_edit", "edits", str(error)) from None


def after(editor: Editor, message: EditRequest) -> EditResult:
    if message.text is not msgspec.UNSET:
        return editor.apply_edits(message.text, message.edits)
    begun = editor.blank() if message.template is msgspec.UNSET else editor.template(message.template)
    return editor.apply_edits(document_text(begun), message.edits)
