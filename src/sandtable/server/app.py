"""Assembles the application: the API under /api, and the built client everywhere else."""

from __future__ import annotations

import asyncio
import gc
import mimetypes
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from sandtable.bots import SHIPPED, Roster
from sandtable.core.text.suggest import limit_request
from sandtable.server.actions.bot_moves import move
from sandtable.server.actions.cleanup import clean_up, drop_idle_tables
from sandtable.server.edge.hosts import HostCheckMiddleware, HostNames
from sandtable.server.edge.http import (
    Handler,
    PathCheckMiddleware,
    SecurityHeadersMiddleware,
    catch_refusals,
    http_problem,
    key_in,
    server_problem,
)
from sandtable.server.edge.limits import OWN_MACHINE, Limits, Meters
from sandtable.server.edge.metrics import Gauges, Metrics, serve_metrics
from sandtable.server.endpoints import Endpoint, Json
from sandtable.server.library.games import bots_of, game_info, playable_games
from sandtable.server.openapi import document
from sandtable.server.registry import TableRegistry, registry_of
from sandtable.server.routes import ENDPOINTS
from sandtable.server.storage.store import Store
from sandtable.server.websocket import live
from sandtable.server.wire.problems import Refused

MAX_RETRIES = 4
"""How often a request is retried because another process was faster; its bots may keep playing."""

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sandtable</title></head>
<body><h1>Sandtable</h1>
<p>The server is running, but the client has not been built yet. In a checkout run
<code>npm ci</code> and <code>npm run build</code> in <code>client/</code> (Node 20 or newer), then load this page again.</p>
<p>The interface for programs is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""


def create_app(
    database: str | Store,
    workers: int = 0,
    pause: float = 0.0,
    warm: bool = False,
    static: Path | None = None,
    limits: Limits = OWN_MACHINE,
    names: tuple[str, ...] = (),
    measured_at: socket.socket | None = None,
    roster: Roster = SHIPPED,
) -> Starlette:
    """Create the application on a database: a store, or an SQLAlchemy URL that is opened at startup.

    `warm` starts a bot worker at startup. `names` are the server's public host names. `measured_at` is the socket that serves
    metrics. `roster` lists the bots that requests may name.
    """
    metrics = Metrics()
    meters = Meters(limits.rates, time.monotonic)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(database) if isinstance(database, str) else database
        registry = TableRegistry(store, move, workers, pause, roster)
        registry.pages.gone_minutes = limits.gone_minutes
        registry.is_shared = limits.is_shared
        app.state.registry = registry
        await registry.open()
        background = [asyncio.create_task(clean_up(registry, limits), name="cleanup")]
        background.append(asyncio.create_task(drop_idle_tables(registry), name="dropping idle tables"))
        background.append(asyncio.create_task(metrics.watch_loop(), name="measuring loop lag"))
        if warm:
            registry.bot_pool.warm_up()
            # building the list of games takes a second the first time; no request should wait for it
            background.append(asyncio.create_task(registry.run("content", load_games, roster), name="warming up"))
        try:
            async with serve_metrics(measured_at, lambda: metrics.report(gauges(registry))):
                yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await registry.close()

    app = Starlette(
        routes=[Mount("/api", routes=api_routes(meters, metrics)), *page_routes(static or static_folder())],
        middleware=[
            Middleware(SecurityHeadersMiddleware),
            Middleware(HostCheckMiddleware, names=HostNames(names)),
            Middleware(PathCheckMiddleware),
        ],
        exception_handlers={HTTPException: http_problem, Exception: server_problem},
        lifespan=lifespan,
    )
    app.state.metrics = metrics
    app.state.rates = limits.rates
    return app


def gauges(registry: TableRegistry) -> Gauges:
    """Return the current values for the metrics."""
    return Gauges(
        registry.pages.count(),
        registry.in_memory(),
        registry.bot_pool.queue.waiting(),
        registry.store.waiting(),
        {kind: each.pending for kind, each in registry.executors.of.items()},
    )


def load_games(roster: Roster) -> None:
    """Load what is loaded once and kept, and exempt it from garbage collection, which pauses the whole server."""
    for spec in playable_games():
        game_info(spec, bots_of(spec, roster))
    gc.collect()
    gc.freeze()


def api_routes(meters: Meters, metrics: Metrics) -> list[BaseRoute]:
    """Return one route per path, so that a wrong method is answered with the allowed ones."""
    paths: dict[str, dict[str, Endpoint]] = {}
    # routes are tried in order, so the most frequent come first
    for endpoint in sorted(ENDPOINTS, key=lambda each: not each.is_move):
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    routes: list[BaseRoute] = []
    for path, methods in paths.items():
        routes.append(Route(path, dispatch(methods, meters, metrics), methods=list(methods)))
    return [*routes, Route("/openapi.json", openapi, methods=["GET"]), WebSocketRoute("/live", live)]


def dispatch(methods: dict[str, Endpoint], meters: Meters, metrics: Metrics) -> Handler:
    handlers = {
        method: catch_refusals(with_timing(endpoint, with_rate_limit(endpoint, handled(endpoint), meters), metrics))
        for method, endpoint in methods.items()
    }
    if "GET" in handlers:
        handlers["HEAD"] = handlers["GET"]

    async def handle(request: Request) -> Response:
        limit_request()
        return await handlers[request.method](request)

    return handle


def handled(endpoint: Endpoint) -> Handler:
    async def handle(request: Request) -> Response:
        arguments = await endpoint.arguments(request)
        return endpoint.response(await call_again_if_behind(endpoint, registry_of(request), arguments))

    return handle


async def call_again_if_behind(endpoint: Endpoint, registry: TableRegistry, arguments: Json) -> object:
    """Call the handler, again if it refused because another process on the same database knew more about the table."""
    table = arguments.get("table_id")
    for tries in range(MAX_RETRIES):
        learned = registry.learned
        try:
            return await endpoint.call(registry, arguments)
        except Refused as refusal:
            is_late = refusal.problem.error == "stale"
            if table is None or refusal.status not in (403, 409) or (tries and not is_late):
                raise
            # `learned` may have grown because of another table, so this one is checked in any case
            if not await registry.is_behind(str(table)) and registry.learned == learned:
                raise
    return await endpoint.call(registry, arguments)


def with_rate_limit(endpoint: Endpoint, handler: Handler, meters: Meters) -> Handler:
    """Apply the endpoint's rate limit to a handler."""
    meter = endpoint.meter
    if meter is None:
        return handler

    async def handle(request: Request) -> Response:
        meters.take(meter, request.client.host if request.client else "", key_in(request))
        return await handler(request)

    return handle


def with_timing(endpoint: Endpoint, handler: Handler, metrics: Metrics) -> Handler:
    """Record how long a handler takes to acknowledge a move."""
    if not endpoint.is_move:
        return handler

    async def handle(request: Request) -> Response:
        began = time.perf_counter()
        answered = await handler(request)
        metrics.acknowledge(time.perf_counter() - began)
        return answered

    return handle


async def openapi(request: Request) -> Response:
    return Response(await registry_of(request).run("content", document), media_type="application/json")


# -- the client ------------------------------------------------------------------------------------------------------------


def static_folder() -> Path:
    """Return the folder of the built client, in a checkout or an installed package."""
    return Path(str(files("sandtable"))) / "web" / "static"


class ImmutableFiles(StaticFiles):
    """Serves files whose names contain a content hash, so that browsers can cache them forever."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        made = super().file_response(full_path, stat_result, scope, status_code)
        made.headers["cache-control"] = "public, max-age=31536000, immutable"
        return made


def page_routes(folder: Path) -> list[BaseRoute]:
    """Return routes for the client's files. Every other path serves the client's page, which does its own routing."""
    # some systems map these to text/plain, and browsers refuse such modules
    mimetypes.add_type("text/javascript", ".js")
    mimetypes.add_type("text/javascript", ".mjs")
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return HTMLResponse(NOT_BUILT)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def file(request: Request) -> Response:
        name = request.path_params["path"]
        found = (folder / name).resolve()
        if found.is_file() and found.is_relative_to(folder.resolve()):
            return FileResponse(found, headers={"cache-control": "no-cache"})
        if name.startswith("api/") or name == "api" or "." in name.rpartition("/")[2]:
            raise HTTPException(404)
        return await page(request)

    routes: list[BaseRoute] = [Route("/", page, methods=["GET"])]
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", ImmutableFiles(directory=folder / "assets")))
    return [*routes, Route("/{path:path}", file, methods=["GET"])]
