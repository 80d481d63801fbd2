"""Makes pages: runs the notebook in a kernel of its own and renders it with Voilà's template, piece by piece."""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Any

from voila.exporter import VoilaExporter
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from .policy import kernel_environment
from .pool import Page

if TYPE_CHECKING:
    from .tutor import Tutor


class Press:
    """Where pages are made; as many at a time as there are processors, the others wait with their heads shown."""

    def __init__(self, server: Tutor, environment: dict[str, str]) -> None:
        """``environment`` goes to every kernel, besides what each needs."""
        self._server = server
        self._environment = kernel_environment(os.environ, **environment)
        self._exporter: VoilaExporter | None = None
        self._gate = asyncio.Semaphore(os.cpu_count() or 1)
        self._notebook = os.path.relpath(server.notebook_path, server.root_dir)
        config = get_page_config(
            base_url=server.base_url,
            settings=server.app.settings,
            log=server.log,
            voila_configuration=server.voila_configuration,
        )
        # It would fetch MathJax from elsewhere; there are no formulas.
        self._page_config: dict[str, Any] = config | {
            "disabledExtensions": ["@jupyterlab/mathjax2-extension"]
        }

    def make(self) -> Page:
        """A page that makes itself."""
        return Page(self._print)

    async def _print(self, page: Page) -> None:
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
            page_config=self._page_config,
            mathjax_config="",
            mathjax_url="",
        )
        await renderer.initialize()
        # The template takes a fifth of a second to compile, in which nobody's click would be answered: once is enough.
        self._exporter = renderer.exporter = self._exporter or renderer.exporter
        async with AsyncExitStack() as stack:
            starting = asyncio.create_task(self._start(page.kernel, renderer, stack))
            try:
                kernel = asyncio.shield(starting)  # half a start could not be undone
                async for html, _ in renderer.generate_content_generator(page.kernel, kernel):
                    page.add(html)
            except BaseException:
                with suppress(Exception):
                    await starting
                await server.end(page.kernel)
                raise

    async def _start(self, kernel: str, renderer: NotebookRenderer, stack: AsyncExitStack) -> Any:  # noqa: ANN401 (Jupyter's)
        await stack.enter_async_context(self._gate)
        kernels = self._server.kernel_manager
        await kernels.start_kernel(
            kernel_id=kernel,
            kernel_name=renderer.notebook.metadata.kernelspec.name,
            path=renderer.cwd,
            env=dict(self._environment),
        )
        return kernels.get_kernel(kernel)
