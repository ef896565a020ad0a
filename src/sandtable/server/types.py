"""`python -m sandtable.server.types` writes `client/src/wire/protocol.ts`, so that both sides share one source of types."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from sandtable.core.briefing import Briefing
from sandtable.core.course import Course
from sandtable.core.editor import Edited, EditorStock
from sandtable.core.scene import Scene
from sandtable.core.scene_plane import Plan
from sandtable.core.scene_static import Static
from sandtable.core.workshop import Checked, Stock
from sandtable.server import (
    messages,
    messages_editor,
    messages_games,
    messages_rules,
    messages_teaching,
    messages_together,
)

HEAD: Final = """\
// Made by `python -m sandtable.server.types` from scene, workshop, editor, briefing and course (core) and server/messages*.py.
// Do not edit: a test compares it with its source.
"""

MODULES: Final = (
    messages,
    messages_games,
    messages_rules,
    messages_teaching,
    messages_editor,
    messages_together,
)

Schema = dict[str, object]


def wire_types() -> list[type]:
    """The types a client may meet, in the order of their definition."""
    structs = [
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__
    ]
    return [Static, Scene, Plan, Stock, Checked, EditorStock, Edited, Briefing, Course, *structs]


def protocol() -> str:
    """The whole TypeScript file."""
    _, components = msgspec.json.schema_components(wire_types())
    parts = [HEAD, *[interface(name, components[name]) for name in sorted(components)]]
    parts.append("export type FromClient = Hello | Look | Lost\n\nexport type FromServer = Update | Problem\n")
    return "\n".join(parts)


def interface(name: str, schema: Schema) -> str:
    lines = [*comment(schema, ""), f"export interface {name} {{"]
    properties = schema.get("properties", {})
    required = schema.get("required", [])
    assert isinstance(properties, dict)
    assert isinstance(required, list)
    # what the server leaves out when it is unset is optional; fields with another default are always sent by it
    for key, value in properties.items():
        optional = key not in required and (is_sent_by_client(name) or "default" not in value)
        lines.append(f"  {key}{'?' if optional else ''}: {type_of(value)}")
    return "\n".join([*lines, "}", ""])


def is_sent_by_client(name: str) -> bool:
    if name == "Edit":  # a part of what a client sends, kept in the core
        return True
    found = next((getattr(module, name) for module in MODULES if hasattr(module, name)), None)
    return (
        isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__struct_config__.forbid_unknown_fields
    )


def comment(schema: Schema, indent: str) -> list[str]:
    text = schema.get("description")
    if not isinstance(text, str) or not text.strip():
        return []
    rows = [row.strip() for row in text.strip().splitlines()]
    if len(rows) == 1:
        return [f"{indent}/** {rows[0]} */"]
    return [f"{indent}/**", *[f"{indent} * {row}".rstrip() for row in rows], f"{indent} */"]


def type_of(schema: object) -> str:
    """A JSON schema as a TypeScript type.

    >>> type_of({"type": "array", "items": {"type": "integer"}})
    'number[]'
    >>> type_of({"anyOf": [{"type": "integer"}, {"type": "null"}]})
    'number | null'
    """
    assert isinstance(schema, dict)
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    if "const" in schema:
        return literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if not schema:
        return "unknown"
    if kind == "array":
        return array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values)}>" if isinstance(values, dict) else "Record<string, unknown>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[
        str(kind)
    ]


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def array(schema: Schema) -> str:
    if "prefixItems" in schema:
        items = schema["prefixItems"]
        assert isinstance(items, list)
        return f"[{', '.join(type_of(item) for item in items)}]"
    inner = type_of(schema.get("items", {}))
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def protocol_path() -> Path:
    return Path(__file__).resolve().parents[3] / "client" / "src" / "wire" / "protocol.ts"


def main() -> int:
    path = protocol_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(protocol(), encoding="utf-8")
    print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
