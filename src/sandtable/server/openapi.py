"""Generates the OpenAPI 3.1 document from the endpoints and the message types."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from sandtable import __version__
from sandtable.server.endpoints import Endpoint, Json, Param
from sandtable.server.routes import ENDPOINTS
from sandtable.server.wire.messages import Problem

REF: Final = "#/components/schemas/{name}"
MEANINGS: Final[dict[int, str]] = {
    400: "The body is not valid JSON.",
    401: "A key is required.",
    403: "The key does not permit this.",
    404: "Not found.",
    409: "The table has moved on, or this is not possible now.",
    413: "The body is too large.",
    415: "The body is not declared as JSON.",
    422: "Part of the request is invalid.",
    429: "Too many requests; Retry-After says when to try again.",
    503: "The database is not writable, or the server is too busy and Retry-After says when to try again.",
}


@cache
def document() -> bytes:
    """Return the document as JSON."""
    by_type, components = schemas()
    paths: dict[str, Json] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(f"/api{endpoint.path}", {})[endpoint.method.lower()] = operation(endpoint, by_type)
    made: Json = {
        "openapi": "3.1.0",
        "info": {
            "title": "Sandtable",
            "version": __version__,
            "description": "Tables of fantasy wargames. Updates are sent over the WebSocket /api/live.",
        },
        "tags": [{"name": group} for group in groups()],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The key of a seat."}},
        },
    }
    return msgspec.json.encode(made)


def schemas() -> tuple[dict[object, Json], dict[str, Json]]:
    """Return the schemas of answers and bodies by type, and the components they refer to."""
    types: list[object] = [Problem]
    for endpoint in ENDPOINTS:
        types += [kind for kind in (endpoint.answer, endpoint.body) if kind is not None]
    types = list(dict.fromkeys(types))
    made, components = msgspec.json.schema_components(types, ref_template=REF)
    return dict(zip(types, made, strict=True)), components


def groups() -> list[str]:
    return list(dict.fromkeys(endpoint.group for endpoint in ENDPOINTS))


def operation(endpoint: Endpoint, schemas: dict[object, Json]) -> Json:
    content: Json = {"schema": {"type": "string"} if endpoint.answer is None else schemas[endpoint.answer]}
    answers: dict[str, Json] = {str(endpoint.status): {"description": "Success.", "content": {endpoint.media: content}}}
    for status in endpoint.statuses():
        answers[str(status)] = {
            "description": MEANINGS[status],
            "content": {"application/json": {"schema": schemas[Problem]}},
        }
    summary, _, description = endpoint.about.partition("\n\n")
    made: Json = {
        "operationId": endpoint.name,
        "tags": [endpoint.group],
        "summary": plain(summary),
        "parameters": [
            *[parameter(name, "path", param, True) for name, param in endpoint.in_path().items()],
            *[parameter(name, "query", param, required) for name, (param, required) in endpoint.in_query().items()],
        ],
        "responses": answers,
    }
    if description:
        made["description"] = plain(description)
    if endpoint.caller is not None:
        made["security"] = [{"seat": []}] if endpoint.needs_key else [{}, {"seat": []}]
    if endpoint.body is not None:
        body: Json = {"schema": schemas[endpoint.body], "example": endpoint.example}
        made["requestBody"] = {"required": True, "content": {"application/json": body}}
    return made


def parameter(name: str, place: str, param: Param, required: bool) -> Json:
    made: Json = {"name": name, "in": place, "required": required, "description": param.about, "schema": param.schema}
    if param.example:
        made["example"] = param.value(name, param.example) if param.schema["type"] == "integer" else param.example
    return made


def plain(text: str) -> str:
    return " ".join(text.split())
