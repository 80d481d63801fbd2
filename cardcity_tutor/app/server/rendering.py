"""Makes pages: runs the notebook in a kernel of its own and renders it with Voilà's template, piece by piece."""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from voila.exporter import VoilaExporter
from voila.notebook_renderer import NotebookRenderer

from ..desk import VISITOR
from .policy import kernel_environment
from .pool import KernelGoneError, Page

if TYPE_CHECKING:
    from .tutor import Tutor


class Press:
    """Where pages are made; as many at a time as there are processors, the others wait with their heads shown."""

    def __init__(self, server: Tutor, environment: dict[str, str]) -> None:
        """``environment`` goes to every kernel, besides what each needs."""
        self._server = server
        # IPython's own folder goes away with the house; that of whoever hosts may run things at each start.
        folder = os.path.join(server.connection_dir, "ipython")  # noqa: PTH118 (as Voilà gives it)
        self._environment = kernel_environment(os.environ, IPYTHONDIR=folder, **environment)
        self._exporter: VoilaExporter | None = None
        self._making: dict[str, Page] = {}
        self._gate = asyncio.Semaphore(os.cpu_count() or 1)
        self._notebook = os.path.relpath(server.notebook_path, server.root_dir)

    def make(self) -> Page:
        """A page that makes itself."""
        page = Page(self._print)
        self._making[page.kernel] = page
        return page

    def give_up(self, kernel: str) -> None:
        """Stop making this kernel's page: its visitor has left, or the house closes."""
        if page := self._making.pop(kernel, None):
            page.give_up()

    async def close(self) -> None:
        """Stop making pages, and wait until none is half done: its kernel would come up in a house that is gone."""
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
        server = self._server
        renderer = NotebookRenderer(
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
        async with AsyncExitStack() as stack:
            starting = asyncio.create_task(self._start(page.kernel, renderer, stack))
            try:
                async for html, _ in renderer.generate_content_generator(page.kernel, starting):
                    page.add(html)
            finally:
                starting.cancel()
                await asyncio.wait([starting])
        if page.kernel not in server.kernel_manager:  # Voilà makes a page even so
            raise KernelGoneError("its kernel has ended")

    async def _start(self, kernel: str, renderer: NotebookRenderer, stack: AsyncExitStack) -> Any:  # noqa: ANN401 (Jupyter's)
        await stack.enter_async_context(self._gate)
        await self.start_kernel(
            kernel, kernel_name=renderer.notebook.metadata.kernelspec.name, path=renderer.cwd
        )
        return self._server.kernel_manager.get_kernel(kernel)

    async def start_kernel(self, kernel: str, **options: str) -> None:
        """Start a kernel, which has run nothing yet."""
        environment = {**self._environment, VISITOR: kernel}
        launching = asyncio.ensure_future(
            self._server.kernel_manager.start_kernel(kernel_id=kernel, env=environment, **options)
        )
        try:
            await asyncio.shield(launching)
        except asyncio.CancelledError:
            await asyncio.wait([launching])  # half a start could not be undone
            raise
