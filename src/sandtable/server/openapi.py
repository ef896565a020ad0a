"""Generates the OpenAPI 3.1 document from the endpoint table and the message types."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import msgspec

from sandtable import __version__
from sandtable.server.edge.endpoints import PATH_SCHEMAS, Endpoint
from sandtable.server.routes import ENDPOINTS
from sandtable.server.wire.messages import Problem

Json = dict[str, object]

REF: Final = "#/components/schemas/{name}"
MEANINGS: Final[dict[int, str]] = {
    400: "The body is not valid JSON.",
    401: "A key is required.",
    403: "The key does not permit this.",
    404: "Not found.",
    409: "The table has moved on, or this is not possible now.",
    413: "The body is too large.",
    415: "The body is not declared as JSON.",
    429: "Too many requests; Retry-After says when to try again.",
    503: "The database is not writable, or the server is too busy and Retry-After says when to try again.",
    422: "Part of the request is invalid.",
}


@cache
def document() -> bytes:
    """Return the document as JSON."""
    types: list[object] = [Problem]
    for endpoint in ENDPOINTS:
        types += [kind for kind in (endpoint.answer, endpoint.body) if kind is not None]
    types = list(dict.fromkeys(types))
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type = dict(zip(types, schemas, strict=True))
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
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The key of a seat."}},
        },
    }
    return msgspec.json.encode(made)


def operation(endpoint: Endpoint, schemas: dict[object, Json]) -> Json:
    content: Json = {"schema": {"type": "string"} if endpoint.answer is None else schemas[endpoint.answer]}
    answers: dict[str, Json] = {str(endpoint.status): {"description": "Success.", "content": {endpoint.media: content}}}
    for status in sorted(problem_statuses(endpoint)):
        answers[str(status)] = {
            "description": MEANINGS[status],
            "content": {"application/json": {"schema": schemas[Problem]}},
        }
    made: Json = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": parameters(endpoint),
        "responses": answers,
    }
    if endpoint.key:
        made["security"] = [{"seat": []}]
    if endpoint.body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": schemas[endpoint.body]}}}
    return made


def problem_statuses(endpoint: Endpoint) -> set[int]:
    found = {503, *endpoint.problems}
    if endpoint.key:
        found |= {401, 403}
    if endpoint.body is not None:
        found |= {400, 413, 415, 422}
    if endpoint.params:
        found.add(422)
    if endpoint.meter is not None:
        found.add(429)
    return found


def parameters(endpoint: Endpoint) -> list[Json]:
    found: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": PATH_SCHEMAS[name]}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    found += [
        {"name": p.name, "in": "query", "required": p.required, "description": p.about, "schema": p.schema}
        for p in endpoint.params
    ]
    return found
