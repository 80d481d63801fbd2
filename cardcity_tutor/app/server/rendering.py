"""Makes pages: Voilà's template around what the notebook's cells show, for a visit of a worker or for a kernel."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

import nbformat
from nbconvert.preprocessors.clearoutput import ClearOutputPreprocessor
from voila.exporter import VoilaExporter
from voila.notebook_renderer import NotebookRenderer

from ..club_client import VISITOR
from .policy import kernel_environment
from .pool import KernelGoneError, Page
from .worker_client import WorkerGoneError

if TYPE_CHECKING:
    from .tutor import Tutor

MOST_MOULDS: Final = 8
"""Of a notebook whose cells show something else each time, so many pages are remembered."""
WIDGET_VIEW: Final = "application/vnd.jupyter.widget-view+json"
_ID: Final = re.compile(r"[0-9a-f]{32}")


class PageRenderer:
    """Where pages are made."""

    def __init__(self, server: Tutor, environment: dict[str, str]) -> None:
        """``environment`` goes to every kernel and worker, besides what each needs."""
        self._server = server
        # IPython's own folder goes away with the server; that of whoever hosts may run things at each start.
        folder = os.path.join(server.connection_dir, "ipython")  # noqa: PTH118 (as Voilà gives it)
        self.environment = kernel_environment(os.environ, IPYTHONDIR=folder, **environment)
        self._exporter: VoilaExporter | None = None
        self._making: dict[str, Page] = {}
        self._notebook = os.path.relpath(server.notebook_path, server.root_dir)

    def make(self) -> Page:
        """A page that makes itself."""
        page = Page(self._print)
        self._making[page.kernel] = page
        return page

    def give_up(self, kernel: str) -> None:
        """Stop making this kernel's page: its visitor has left, or the server closes."""
        if page := self._making.pop(kernel, None):
            page.give_up()

    async def close(self) -> None:
        """Stop making pages, and wait until none is half done: its kernel would come up in a server that is gone."""
        pages = list(self._making.values())
        for page in pages:
            self.give_up(page.kernel)
        await asyncio.gather(*(page.finished() for page in pages))

    async def _print(self, page: Page) -> None:
        try:
            await self._render(page)
        except BaseException:
            self._making.pop(page.kernel, None)  # whoever ends the kernel has no page to give up any more
            await self._server.end(page.kernel)
            raise
        finally:
            self._making.pop(page.kernel, None)

    async def _render(self, page: Page) -> None:
        raise NotImplementedError

    async def start(self, kernel: str) -> None:
        """Start a kernel or a visit, which has run nothing yet."""
        raise NotImplementedError

    async def _renderer(self, kind: type[NotebookRenderer] = NotebookRenderer) -> NotebookRenderer:
        """Voilà's, with the notebook read."""
        server = self._server
        renderer = kind(
            voila_configuration=server.voila_configuration,
            traitlet_config=server.config,
            notebook_path=self._notebook,
            template_paths=server.template_paths,
            config_manager=server.config_manager,
            contents_manager=server.contents_manager,
            base_url=server.base_url,
            kernel_spec_manager=server.kernel_spec_manager,
            page_config={},  # what JupyterLab would be told
            mathjax_config="",
            mathjax_url="",
        )
        await renderer.initialize()
        # The template takes a fifth of a second to compile, in which nobody's click would be answered: once is enough.
        self._exporter = renderer.exporter = self._exporter or renderer.exporter
        return renderer


class VisitPages(PageRenderer):
    """Pages of visits: rendered once as a mould, which is filled for each visit."""

    def __init__(self, server: Tutor, environment: dict[str, str]) -> None:
        """No mould yet."""
        super().__init__(server, environment)
        self._moulds: OrderedDict[str, list[str]] = OrderedDict()
        self._making_mould = asyncio.Lock()
        self._kernel = str(uuid4())
        """Stands in a mould for the name of the visit."""

    async def start(self, kernel: str) -> None:
        """Open a visit in which nothing runs."""
        await self._server.kernel_manager.open(kernel, runs=False)

    async def _render(self, page: Page) -> None:
        manager = self._server.kernel_manager
        try:
            shown = await manager.open(page.kernel)
        except (WorkerGoneError, TimeoutError) as problem:
            raise KernelGoneError("its worker has ended") from problem
        outputs = _without_texts(shown["outputs"])
        text, ids = _with_numbers(json.dumps(outputs), shown["ids"])
        mould = await self._mould(shown["version"] + text)
        places = {self._kernel: page.kernel, **{_number(place): own for place, own in enumerate(ids)}}
        page.add("".join(places.get(part, part) for part in mould))
        if not manager.lives(page.kernel):
            raise KernelGoneError("its worker has ended")

    async def _mould(self, key: str) -> list[str]:
        """The page around these outputs, in pieces, with numbers in the places of names."""
        async with self._making_mould:
            mould = self._moulds.get(key)
            if mould is None:
                mould = await self._rendered(json.loads(key[key.index("[") :]))
                self._moulds[key] = mould
                while len(self._moulds) > MOST_MOULDS:
                    self._moulds.popitem(last=False)
            self._moulds.move_to_end(key)
            return mould

    async def _rendered(self, outputs: list[list[dict[str, Any]]]) -> list[str]:
        renderer = await self._renderer(MouldRenderer)
        renderer.outputs = outputs
        html = "".join([html async for html, _ in renderer.generate_content_generator(self._kernel)])
        return re.split(rf"({re.escape(self._kernel)}|{_NUMBER.pattern})", html)


class MouldRenderer(NotebookRenderer):  # type: ignore[misc]  # Voilà ships no types
    """Voilà's renderer, to which the cells' outputs are given."""

    outputs: list[list[dict[str, Any]]]

    async def _jinja_kernel_start(self, nb: object, kernel_id: str, kernel_future: object) -> str:  # noqa: ARG002
        self.kernel_started = True
        return kernel_id

    async def _jinja_notebook_execute(self, nb: Any, kernel_id: str) -> None:  # noqa: ANN401
        nb.cells = [cell async for cell in self._jinja_cell_generator(nb, kernel_id)]

    async def _jinja_cell_generator(self, nb: Any, kernel_id: str) -> AsyncIterator[Any]:  # noqa: ANN401, ARG002
        clear: Any = ClearOutputPreprocessor
        nb, _ = clear().preprocess(nb, {"metadata": {"path": self.cwd}})
        for cell, outputs in zip(nb.cells, self.outputs, strict=False):
            if cell.cell_type == "code":
                cell.outputs = nbformat.from_dict(outputs)  # type: ignore[no-untyped-call]
            yield cell


class KernelPages(PageRenderer):
    """Pages of kernels; as many at a time as there are processors, the others wait with their heads shown."""

    def __init__(self, server: Tutor, environment: dict[str, str]) -> None:
        """No kernel yet."""
        super().__init__(server, environment)
        self._gate = asyncio.Semaphore(os.cpu_count() or 1)

    async def start(self, kernel: str) -> None:
        """Start a kernel."""
        await self._start_kernel(kernel, path="")

    async def _render(self, page: Page) -> None:
        renderer = await self._renderer()
        async with AsyncExitStack() as stack:
            starting = asyncio.create_task(self._start(page.kernel, renderer, stack))
            try:
                async for html, _ in renderer.generate_content_generator(page.kernel, starting):
                    page.add(html)
            finally:
                starting.cancel()
                await asyncio.wait([starting])
        if page.kernel not in self._server.kernel_manager:  # Voilà makes a page even so
            raise KernelGoneError("its kernel has ended")

    async def _start(self, kernel: str, renderer: NotebookRenderer, stack: AsyncExitStack) -> Any:  # noqa: ANN401 (Jupyter's)
        await stack.enter_async_context(self._gate)
        await self._start_kernel(
            kernel, kernel_name=renderer.notebook.metadata.kernelspec.name, path=renderer.cwd
        )
        return self._server.kernel_manager.get_kernel(kernel)

    async def _start_kernel(self, kernel: str, **options: str) -> None:
        environment = {**self.environment, VISITOR: kernel}
        launching = asyncio.ensure_future(
            self._server.kernel_manager.start_kernel(kernel_id=kernel, env=environment, **options)
        )
        try:
            await asyncio.shield(launching)
        except asyncio.CancelledError:
            await asyncio.wait([launching])  # half a start could not be undone
            raise


_NUMBER: Final = re.compile(r"5eed5eed[0-9]{24}")


def _number(place: int) -> str:
    """What stands for the name of a widget."""
    return f"5eed5eed{place:024d}"


def _with_numbers(text: str, ids: list[str]) -> tuple[str, list[str]]:
    """The text with numbers in the places of these names, and the names by their numbers."""
    known = set(ids)
    found: dict[str, int] = {}

    def number(match: re.Match[str]) -> str:
        name = match[0]
        return _number(found.setdefault(name, len(found))) if name in known else name

    return _ID.sub(number, text), list(found)


def _without_texts(cells: list[list[dict[str, Any]]]) -> list[list[dict[str, Any]]]:
    """Without what a page does not show of a widget: its text may tell where in memory it lies."""
    for outputs in cells:
        for output in outputs:
            if WIDGET_VIEW in output.get("data", {}):
                output["data"].pop("text/plain", None)
    return cells
