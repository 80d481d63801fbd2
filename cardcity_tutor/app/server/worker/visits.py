"""A visit as its worker sees it: its comms and widgets, its messages one after another, and nothing of any other visit."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from contextvars import Context, ContextVar, copy_context
from ctypes import c_ulong, py_object, pythonapi
from threading import Lock, get_ident
from typing import TYPE_CHECKING, Any, Final, Protocol

from comm.base_comm import BaseComm, CommManager

from ..jupyter_messages import PROTOCOL_VERSION, Message, encode_message
from ..message_filter import CONTROL_TARGET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ipywidgets import Widget

MAX_COMPLAINT_CHARS: Final = 20_000
"""That one visit may write into the host's log: a visitor who provokes errors cannot fill the disk."""
STOP: Final = "stop-thinking"
"""The gesture that stops what the visit waits for."""
log = logging.getLogger(__name__)


class TooLongError(Exception):
    """One gesture has kept a processor busy for seconds: a fault of ours, or somebody's bad intent."""


class Line(Protocol):
    """The way to the server."""

    def say(self, visit: str, data: bytes, answered: str = "") -> None:
        """Send a message to the visit's browser; ``answered`` is the browser's message that is done with it."""

    def later(self, seconds: float, work: Callable[[], None]) -> Callable[[], None]:
        """Do something after so many seconds; what takes it back."""


class HostedVisit:
    """One visit. What it does is done by one thread at a time, in its own context."""

    def __init__(self, name: str, line: Line, threads: Executor) -> None:
        """``name`` is the id of its kernel, as the page knows it."""
        self.name = name
        self.comms = CommManager()
        self.comms.register_target(CONTROL_TARGET, self._open_control)
        self.widgets: dict[str, Widget] = {}
        self.outputs: list[dict[str, Any]] | None = None
        """What the running cell shows; nothing between cells."""
        self.names: dict[str, Any] = {}
        """What the notebook has named."""
        self.complaints_left = MAX_COMPLAINT_CHARS
        self.is_over = False
        self._is_met = False
        """Whether a browser has said anything: what is said before reaches nobody, and is asked for later."""
        self.active = time.time()
        self.waits: Waiting | None = None
        """What its thread waits for, if it does."""
        self._line = line
        self._threads = threads
        self._context: Context = copy_context()
        self._context.run(CURRENT.set, self)
        self._parent: Mapping[str, Any] = {}
        self._jobs: deque[Callable[[], object]] = deque()
        self._lock = Lock()
        self._running = False
        self._thread: int | None = None
        self._cpu_since = 0.0

    # ---------------------------------------------------------------- work, in order

    def set(self, variable: ContextVar[Any], value: object) -> None:
        """Have something be so in the visit."""
        self._context.run(variable.set, value)

    def do(self, job: Callable[[], object]) -> None:
        """Do something in the visit once it is done with what it was told before. From any thread."""
        with self._lock:
            if self.is_over:
                return
            self._jobs.append(job)
            if self._running:
                return
            self._running = True
        self._threads.submit(self._work)

    def _work(self) -> None:
        self._cpu_since = time.thread_time()
        self._thread = get_ident()
        has_more = True
        while has_more:
            with suppress(TooLongError):  # it may come a moment late
                has_more = self._do_next()
        if self.is_over:
            self._clear()

    def _do_next(self) -> bool:
        with self._lock:
            if not self._jobs or self.is_over:
                self._running, self._thread = False, None
                self._jobs.clear()
                return False
            job = self._jobs.popleft()
        self._cpu_since = time.thread_time()
        try:
            self._context.run(job)
        except Exception:  # noqa: BLE001 (told in the log, within the visit's bounds)
            self._context.run(log.exception, "a visit's work failed")
        return True

    def worked_s(self) -> float:
        """The processor's seconds that go into what is being done now; nothing while its thread waits or rests."""
        thread = self._thread
        if thread is None or self.waits is not None:
            return 0.0
        try:
            now = time.clock_gettime(time.pthread_getcpuclockid(thread))
        except (OSError, AttributeError, OverflowError):  # it has just ended, or the system cannot tell
            return 0.0
        return now - self._cpu_since

    def break_off(self) -> None:
        """What is being done takes too long: raise an error where its thread is, at its next line of Python."""
        thread = self._thread
        if thread is not None and self.waits is None:
            pythonapi.PyThreadState_SetAsyncExc(c_ulong(thread), py_object(TooLongError))

    def later(self, seconds: float, work: Callable[[], None]) -> Callable[[], None]:
        """Do something in the visit after so many seconds."""
        return self._line.later(seconds, lambda: self.do(work))

    # ---------------------------------------------------------------- messages

    def hear(self, data: bytes) -> None:
        """A message of the browser; the filter has let it pass, and here too only that is answered which may be asked."""
        message = decoded = _decoded(data)
        if decoded is None:
            return
        self.active = time.time()
        self._is_met = True
        if self.waits is not None and _stops(message):
            self.waits.cancel()
        self.do(lambda: self._answer(message))

    def _answer(self, message: Message) -> None:
        self._parent = message.header
        self.publish("status", {"execution_state": "busy"})
        try:
            self._act(message)
        finally:
            name = str(message.header.get("msg_id", ""))
            self.publish("status", {"execution_state": "idle"}, answered=name)
            self._parent = {}

    def _act(self, message: Message) -> None:
        kind, content = message.header["msg_type"], message.content
        told = {"header": message.header, "metadata": message.metadata, "content": content}
        if kind == "kernel_info_request":
            self.publish("kernel_info_reply", KERNEL_INFO, channel="shell")
        elif kind == "comm_open" and content["target_name"] == CONTROL_TARGET:
            self.comms.comm_open(None, None, told)  # type: ignore[arg-type]  # it looks at neither
        elif kind == "comm_msg" and content["comm_id"] in self.comms.comms:
            found = self.comms.comms[content["comm_id"]]
            wanted = "request_states" if found.target_name == CONTROL_TARGET else "custom"
            if content["data"].get("method") == wanted:
                self.comms.comm_msg(None, None, told | {"buffers": message.buffers})  # type: ignore[arg-type]

    def publish(
        self,
        kind: str,
        content: Mapping[str, Any],
        *,
        metadata: Mapping[str, Any] | None = None,
        buffers: Any = (),  # noqa: ANN401 (bytes and what can be made bytes)
        channel: str = "iopub",
        answered: str = "",
    ) -> None:
        """Tell the browser something."""
        if self._is_met and not self.is_over:
            data = encode_message(
                kind, content, parent=self._parent, metadata=metadata, buffers=buffers or (), channel=channel
            )
            self._line.say(self.name, data, answered)

    def _open_control(self, control: BaseComm, _message: object) -> None:
        """A browser asks for the widgets that are there, over a comm of its own."""
        control.on_msg(lambda _: control.send({"method": "update_states", "states": self.states()}))

    def states(self) -> dict[str, Any]:
        """Of all widgets, as ipywidgets tells them. None of ours has buffers in its state."""
        return {
            name: {
                "model_name": widget._model_name,  # noqa: SLF001
                "model_module": widget._model_module,  # noqa: SLF001
                "model_module_version": widget._model_module_version,  # noqa: SLF001
                "state": widget.get_state(),
            }
            for name, widget in list(self.widgets.items())
        }

    # ---------------------------------------------------------------- the end

    def close(self) -> None:
        """Forget everything; what is being done is done to its end, and told to nobody."""
        with self._lock:
            self.is_over = True
            if self.waits is not None:
                self.waits.cancel()
            if self._running:
                return  # its thread clears up
        self._clear()

    def _clear(self) -> None:
        for each in list(self.comms.comms.values()):
            each.on_msg(None)
        self.comms.comms.clear()
        self.comms.targets.clear()
        for widget in list(self.widgets.values()):
            widget.comm = None  # it has nothing to say goodbye to
        self.widgets.clear()
        self.names.clear()
        self._jobs.clear()
        self._context = copy_context()


class Waiting(Protocol):
    """Something that takes long, elsewhere."""

    def cancel(self) -> None:
        """Nobody wants it any more."""


class VisitComm(BaseComm):
    """A comm that speaks to the browser of the visit it was made in."""

    def __init__(self, *args: Any, **keys: Any) -> None:  # noqa: ANN401 (as in the parent)
        """Made by comm, for a widget or for a browser's question."""
        self.visit = CURRENT.get()
        super().__init__(*args, **keys)

    def publish_msg(
        self,
        msg_type: str,
        data: Any = None,  # noqa: ANN401 (as in the parent)
        metadata: Any = None,  # noqa: ANN401
        buffers: Any = None,  # noqa: ANN401
        **keys: Any,  # noqa: ANN401
    ) -> None:
        """Tell the browser something."""
        content = {"data": data or {}, "comm_id": self.comm_id, **keys}
        self.visit.publish(msg_type, content, metadata=metadata, buffers=buffers)

    def handle_msg(self, msg: dict[str, Any]) -> None:
        """The browser has told something. The parent would call IPython's own hooks besides, which have nothing to do."""
        if self._msg_callback:
            self._msg_callback(msg)

    def close(
        self,
        data: Any = None,  # noqa: ANN401
        metadata: Any = None,  # noqa: ANN401
        buffers: Any = None,  # noqa: ANN401
        deleting: bool = False,  # noqa: ARG002
    ) -> None:
        """The widget is gone; whoever throws it away may do so outside of its visit."""
        if not self._closed:
            self._closed = True
            self.publish_msg("comm_close", data or self._close_data, metadata, buffers)
            self.visit.comms.comms.pop(self.comm_id, None)


@contextmanager
def waiting(visit: HostedVisit, what: Waiting) -> Iterator[None]:
    """The visit's thread waits for something, which ends with the visit."""
    visit.waits = what
    visit.publish("status", {"execution_state": "busy", "thinking": True})
    try:
        yield
    finally:
        visit.waits = None
        visit.publish("status", {"execution_state": "busy"})
        visit._cpu_since = time.thread_time()  # noqa: SLF001


def _stops(message: Message) -> bool:
    """Whether somebody does not want to wait any longer: heard at once, though the visit is at work."""
    data = message.content.get("data")
    content = data.get("content") if isinstance(data, dict) else None
    return isinstance(content, dict) and content.get("kind") == STOP


def _decoded(data: bytes) -> Any:  # noqa: ANN401 (a message, or nothing)
    from ..jupyter_messages import decode_message

    try:
        return decode_message(data)
    except (ValueError, IndexError, RecursionError):
        return None


CURRENT: ContextVar[HostedVisit] = ContextVar("cardcity_visit")
"""The visit that is worked for."""
KERNEL_INFO: Final = {
    "status": "ok",
    "protocol_version": PROTOCOL_VERSION,
    "implementation": "cardcity",
    "implementation_version": "1",
    "language_info": {"name": "python", "file_extension": ".py", "mimetype": "text/x-python"},
    "banner": "",
    "help_links": [],
}
