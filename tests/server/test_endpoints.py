"""Endpoints: each is declared once, at its handler, with an example; document, page and checks follow from that."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re

import msgspec
import pytest
import schemathesis

import sandtable.server
from sandtable.server.api_page import page, page_path
from sandtable.server.endpoints import Endpoint, Router
from sandtable.server.openapi import MEANINGS, document
from sandtable.server.routes import ENDPOINTS

by_name = pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)


def test_no_route_is_declared_twice() -> None:
    assert len({(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}) == len(ENDPOINTS)
    assert len({endpoint.name for endpoint in ENDPOINTS}) == len(ENDPOINTS)
    assert len({endpoint.handler for endpoint in ENDPOINTS}) == len(ENDPOINTS)


def test_every_declared_endpoint_is_served() -> None:
    """Every router of a module is in the list."""
    found = pkgutil.walk_packages(sandtable.server.__path__, "sandtable.server.")
    modules = [importlib.import_module(each.name) for each in found if ".migrations" not in each.name]
    routers = [value for module in modules for value in vars(module).values() if isinstance(value, Router)]
    declared = {id(endpoint) for router in routers for endpoint in router}
    assert declared == {id(endpoint) for endpoint in ENDPOINTS}


@by_name
def test_every_endpoint_has_an_example(endpoint: Endpoint) -> None:
    assert endpoint.about.endswith(".")
    for name, param in endpoint.in_path().items():
        assert param.example, name
    for name, (param, is_required) in endpoint.in_query().items():
        assert param.example or not is_required, name
    for name, param in endpoint.params.items():
        if param.example:
            param.value(name, param.example)
            assert re.search(str(param.schema.get("pattern", "")), param.example), name
    assert (endpoint.body is not None) == bool(endpoint.example)
    if endpoint.body is not None:
        msgspec.convert(endpoint.example, endpoint.body)


@by_name
def test_every_argument_of_a_handler_is_known(endpoint: Endpoint) -> None:
    """Otherwise the first request would fail."""
    arguments = set(inspect.signature(endpoint.handler).parameters)
    known = {"registry", *endpoint.params}
    known |= {"body"} if endpoint.body is not None else set()
    known |= {endpoint.caller[0]} if endpoint.caller is not None else set()
    assert arguments == known
    assert set(endpoint.statuses()) <= set(MEANINGS)


def test_the_document_is_valid() -> None:
    made = msgspec.json.decode(document())
    schemathesis.openapi.from_dict(made).validate()
    made["paths"]["/api/games"]["get"]["parameters"] = [{"name": "x", "in": "nowhere"}]
    with pytest.raises(ValueError, match="nowhere"):
        schemathesis.openapi.from_dict(made).validate()


def test_the_document_has_every_endpoint_with_its_example() -> None:
    made = msgspec.json.decode(document())
    found = {
        (method.upper(), path.removeprefix("/api")): operation
        for path, methods in made["paths"].items()
        for method, operation in methods.items()
    }
    assert set(found) == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    for endpoint in ENDPOINTS:
        operation = found[endpoint.method, endpoint.path]
        if endpoint.body is not None:
            body = operation["requestBody"]["content"]["application/json"]
            assert body["example"] == endpoint.example


def test_the_page_is_up_to_date() -> None:
    assert page_path().read_text("utf-8") == page(), "run `python -m sandtable.server.api_page`"
