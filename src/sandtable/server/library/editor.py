"""Serves the games' editors: what to build with, and a document after edits with everything wrong with it."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.authoring.documents import BadEdit, document_text
from sandtable.core.authoring.editor import Editor, EditResult
from sandtable.server.edge.http import JSON, decode_body
from sandtable.server.registry import registry_of
from sandtable.server.tables.requests import game_of
from sandtable.server.wire.messages_editor import EditRequest
from sandtable.server.wire.problems import Refused

MAX_BYTES: Final = 250_000
"""Room for a document with escaped quotation marks, and many edits."""


def editor_of(request: Request) -> Editor:
    spec = game_of(request.path_params["game"], "game")
    editor = spec.presentation.editor
    if editor is None:
        raise Refused(404, "no_editor", "game", f"{spec.name} has no editor")
    return editor


async def stock(request: Request) -> Response:
    return Response(await registry_of(request).run("content", stock_of, editor_of(request)), media_type=JSON)


@cache
def stock_of(editor: Editor) -> bytes:
    return msgspec.json.encode(editor.stock())


async def edit(request: Request) -> Response:
    """Return a document after edits: its text, its picture, what is wrong with it."""
    editor = editor_of(request)
    message = await decode_body(request, EditRequest, MAX_BYTES)
    if message.text is not msgspec.UNSET and message.template is not msgspec.UNSET:
        raise Refused(422, "invalid", "body", "send either a text or a template, not both")
    return Response(await registry_of(request).run("checks", edit_result, editor, message), media_type=JSON)


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
