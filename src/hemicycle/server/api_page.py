"""The interface described on a page for people. It is made here, for our pages load nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
h2 { font: 600 1rem ui-monospace, monospace; margin: 2rem 0 .25rem }
"""


class PlainPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        title = escape(f"{openapi_schema['info']['title']} {openapi_schema['info']['version']}")
        ways = [
            operation(f"{way.upper()} {path}", described)
            for path, each in openapi_schema["paths"].items()
            for way, described in each.items()
        ]
        types = [named(name, schema) for name, schema in openapi_schema["components"]["schemas"].items()]
        return (
            "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
            f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
            "<p>For programs: <a href=/schema/openapi.json>openapi.json</a>."
            " Errors are <code>{error, detail}</code>.</p>"
            f"{''.join(ways)}<h1>Types</h1>{''.join(types)}</html>"
        ).encode()


def operation(title: str, described: dict[str, Any]) -> str:
    about = escape(described.get("description") or described.get("summary") or "")
    asked = [item(one["name"], f"in {one['in']}") for one in described.get("parameters") or []]
    body = [item("body", reference(schema)) for schema in schemas(described.get("requestBody"))]
    answers = [
        item(
            status,
            " ".join([reference(schema) for schema in schemas(answer)])
            or escape(answer.get("description", "")),
        )
        for status, answer in (described.get("responses") or {}).items()
    ]
    return f"<h2>{escape(title)}</h2><p>{about}</p><ul>{''.join([*asked, *body, *answers])}</ul>"


def schemas(holder: dict[str, Any] | None) -> list[dict[str, Any]]:
    contents = ((holder or {}).get("content") or {}).values()
    return [content["schema"] for content in contents if "schema" in content]


def reference(schema: dict[str, Any]) -> str:
    """A link to each type it names, or how it is described."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if parts := schema.get("oneOf") or schema.get("anyOf"):
        return " or ".join([reference(part) for part in parts])
    if items := schema.get("items"):
        return f"list of {reference(items)}"
    return escape(str(schema.get("type", "anything")))


def named(name: str, schema: dict[str, Any]) -> str:
    rows = [item(field, reference(each)) for field, each in (schema.get("properties") or {}).items()]
    about = escape(schema.get("description") or "")
    return f"<h2 id='{escape(name)}'>{escape(name)}</h2><p>{about}</p><ul>{''.join(rows)}</ul>"


def item(name: str, about: str) -> str:
    return f"<li><code>{escape(name)}</code>: {about}</li>"
