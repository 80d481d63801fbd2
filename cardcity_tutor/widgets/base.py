"""What all widgets share: one scene from Python, gestures back, the language and the theme."""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import Any, ClassVar, Final

import anywidget
import ipywidgets
import traitlets

from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.locale import LANGUAGES, choose_language, labels
from cardcity_tutor.locale.choice import language
from cardcity_tutor.locale.sentences import error_sentence
from cardcity_tutor.render.phrases import said
from cardcity_tutor.render.sprite import sprite

from . import still
from .bundle import style
from .signatures import Spelled, check_traits, settable

Gesture = Mapping[str, Any]
Handler = Callable[[Gesture], None]
Saying = Callable[[], str]
log = logging.getLogger(__name__)
REMEMBERED_GESTURES = 64
"""Of each widget; a browser that waits for an answer sends few."""
MAX_GESTURE_ID_LENGTH = 40
FIRST_LANGUAGES: Final[ContextVar[str]] = ContextVar("cardcity_languages", default="")
"""What views that are made now take for the browser's languages until they are told: no scene is made in vain."""


def interface_words(lang: str) -> dict[str, str]:
    """The labels of buttons and fields: messages ``ui-…`` without parameters."""
    return labels(lang, "ui-")


def packed(scene: Mapping[str, Any], _widget: object) -> str:
    """A scene as one text: Jupyter would look for buffers in each of its thousands of lists, here and in the browser."""
    return json.dumps(scene, ensure_ascii=False, separators=(",", ":"))


def unpacked(text: str, _widget: object) -> Any:  # noqa: ANN401 (whatever the text holds)
    """The scene again."""
    return json.loads(text)


class Gestures(traitlets.Dict):
    """A trait that is noticed whenever it is set: an equal gesture in a row is a gesture all the same."""

    def set(self, obj: traitlets.HasTraits, value: dict[str, Any]) -> None:
        name = str(self.name)
        before, now = obj._trait_values.get(name, {}), self._validate(obj, value)  # noqa: SLF001 (as traitlets does)
        obj._trait_values[name] = now  # noqa: SLF001
        obj._notify_trait(name, before, now)  # noqa: SLF001


class TutorWidget(anywidget.AnyWidget):
    """A view that Python describes and the browser draws.

    The browser sends a gesture, ``{"kind": "pick", …}``; it lands in the trait ``gesture``, where a notebook or a test
    may put one as well, and a method ``on_<kind>`` answers it. Afterwards the scene is made anew and sent.
    """

    _css = style()
    unanswered: ClassVar[frozenset[str]] = frozenset()
    """Gestures that are only reported: the browser has already shown what follows from them."""

    __signature__ = Spelled()
    options_of: ClassVar[Callable[..., object] | None] = None
    """What else the constructor hands its options to: there their types and defaults are read off."""
    options: ClassVar[tuple[str, ...]] = ()
    """Keywords of the constructor beside the traits, for the message about an unknown one."""

    scene = traitlets.Dict().tag(sync=True, to_json=packed, from_json=unpacked)
    """What the browser draws; made by ``describe``."""
    seq = traitlets.Int(0).tag(sync=True)
    """Goes up with every scene, last of all: the browser repaints when it does."""
    words = traitlets.Dict().tag(sync=True)
    """The labels in the language of the view."""
    sprite = traitlets.Unicode(read_only=True).tag(sync=True)
    """The icons and patterns that drawings refer to."""
    lang = traitlets.Enum(("auto", *LANGUAGES), "auto").tag(sync=True)
    """``fr``, ``en``, or ``auto``: the browser's own language, French where it is unknown."""
    theme = traitlets.Enum(("auto", "light", "dark"), "auto").tag(sync=True)
    motion = traitlets.Enum(("auto", "off"), "auto").tag(sync=True)
    """``off`` stops all movement; ``auto`` does as the system asks."""
    max_height = traitlets.Int(0, min=0).tag(sync=True)
    """How many pixels a board and the hand below it may be high; 0: as many as the window shows."""
    gesture = Gestures()
    """The last gesture."""
    value = traitlets.Dict().tag(sync=True)
    """The result so far as plain JSON, for graders and notebooks."""

    def __init__(self, **traits: object) -> None:
        """Take traits by keyword; an unknown one is an ``InputError`` that names the known ones."""
        for name in traits:
            if not self.has_trait(name):
                known = sorted({*self.options, *settable(self)})
                raise InputError("widget-option", field=name, expected=", ".join(known))
        check_traits(self, traits)
        self._told: str | Saying | None = None
        self._again: Saying | None = None
        """Says anew what the last scene said, in another language."""
        self._busy = False
        self._gesture_ids: deque[str] = deque(maxlen=REMEMBERED_GESTURES)
        self._browser = FIRST_LANGUAGES.get()
        super().__init__(**traits)
        self.on_msg(self._on_message)
        self.observe(self._on_gesture, "gesture")
        self.observe(self._on_lang, "lang")

    def open(self) -> None:
        """Tell the browser of this widget together with its first scene: a view may be drawn before any more comes."""
        self.refresh()
        super().open()

    @traitlets.default("sprite")
    def _default_sprite(self) -> str:
        return sprite()

    @property
    def language(self) -> str:
        """The language in which the view speaks now."""
        return choose_language(self._browser) if self.lang == "auto" else str(self.lang)

    def say(self, key: str, **params: object) -> str:
        """A message in the view's language."""
        return said(self.language, key, **params)

    @property
    def subject(self) -> str:
        """What the view shows, in the notation of its game; nothing if that cannot be said."""
        return ""

    def __repr__(self) -> str:
        """The kind of widget and what it shows, if that can be said; no address that changes with every run."""
        return f"<{type(self).__name__}{' ' if self.subject else ''}{self.subject}>"

    def picture(self) -> str | None:
        """A picture that stands alone, for pages where no widget can run."""
        return None

    def html(self) -> str:
        """What the view says, as HTML that stands alone, for such pages."""
        return still.parts_html(still.parts(self.scene))

    def still(self, *, how: bool = True) -> dict[str, str]:
        """Everything that stands in for the view where it cannot run, by kind; ``how`` tells of live views too.

        It is made before any browser has told its language: whoever sits at the machine is asked instead.
        """
        if self.lang == "auto" and not self._browser:
            self._browser = language()
            self._on_lang()
        drawn, body = self.picture(), self.html()
        if drawn is not None and "<img" not in body:
            body = still.image(drawn, self.subject) + "\n" + body
        forms = {"text/html": still.still_html(self.language, body, how=how), "text/plain": self.plain(body)}
        return forms if drawn is None else forms | {"image/svg+xml": drawn}

    def plain(self, body: str) -> str:
        """What the view says, as text."""
        return still.plain(body)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401
        shown = super()._repr_mimebundle_(**kwargs)
        if shown is not None:
            shown[0].update(self.still())
        return shown

    def _ipython_display_(self) -> None:
        shown = self._repr_mimebundle_()
        if shown is not None:
            still.show(shown[0])

    def describe(self) -> dict[str, Any]:
        """The scene; each widget makes its own."""
        raise NotImplementedError

    def result(self) -> dict[str, Any]:
        """What ``value`` holds."""
        return {}

    def refresh(self) -> None:
        """Make the scene anew and send it, all in one message."""
        scene = self.describe()
        told, self._told = self._told, None
        scene["note"] = told() if callable(told) else told
        self._again = None if told is None else self._again
        with self.hold_sync():
            if self.words.get("lang") != self.language:
                self.words = interface_words(self.language) | {"lang": self.language}
            self.value = self.result()
            self.scene = scene
            self.seq += 1

    def changed(self, _change: object = None) -> None:
        """A trait was set: show it, unless a gesture is being answered and will do so at its end."""
        if not self._busy:
            self.refresh()

    def _on_lang(self, _change: object = None) -> None:
        """A language was chosen; if it is the one that is spoken already, there is nothing to show."""
        if self.words.get("lang") != self.language:
            self._told = self._again
            self.changed()

    def tell(self, text: str, again: Saying | None = None) -> None:
        """Say something with the next scene: it is shown, and read aloud; ``again`` says it in another language."""
        self._told, self._again = text, again

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        if isinstance(content, dict) and isinstance(content.get("kind"), str):
            gesture_id = content.get("gesture_id")
            if gesture_id is not None and self._is_repeated(str(gesture_id)):
                if content["kind"] not in self.unanswered:
                    self.refresh()
                return
            content = {name: value for name, value in content.items() if name != "gesture_id"}
            self.set_trait("gesture", content)

    def _is_repeated(self, gesture_id: str) -> bool:
        """Whether this gesture has come before: a browser whose line died cannot know, and sends it once more."""
        gesture_id = gesture_id[:MAX_GESTURE_ID_LENGTH]
        if gesture_id in self._gesture_ids:
            return True
        self._gesture_ids.append(gesture_id)
        return False

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take no traits from a browser: it tells gestures, and Python alone decides what follows from them.

        Jupyter would set whatever is sent, read-only traits and our scripts included.
        """

    def _on_gesture(self, change: Mapping[str, Any]) -> None:
        gesture = change["new"]
        kind = gesture.get("kind")
        if not isinstance(kind, str):
            return
        self._busy = True
        try:
            self._handler(kind)(gesture)
        except TutorError as error:
            self.refuse(error)
        except (LookupError, TypeError, ValueError, OverflowError, traitlets.TraitError):
            self.tell(self.say("gesture-broken", gesture=_glimpse(gesture)))
        except Exception:  # a fault of ours: whoever runs this reads of it, whoever plays goes on
            log.exception("%s: %s", type(self).__name__, kind[:40])
            self.tell(self.say("gesture-broken", gesture=_glimpse(gesture)))
        finally:
            self._busy = False
        if kind not in self.unanswered:
            self.refresh()

    def _handler(self, kind: str) -> Handler:
        """The method that answers a kind of gesture; those of every Jupyter widget are none of ours."""
        name = f"on_{kind.replace('-', '_')}"
        handler: Handler | None = getattr(self, name, None)
        if handler is not None and not hasattr(ipywidgets.DOMWidget, name):
            return handler
        if kind in self.unanswered:
            return _noticed
        raise LookupError(kind)

    def refuse(self, error: TutorError) -> None:
        """Answer a gesture that cannot be followed."""
        self.tell(self.explain(error))

    def explain(self, error: TutorError) -> str:
        """What a person reads instead of an exception."""
        return error_sentence(self.language, error)

    def on_hello(self, gesture: Gesture) -> None:
        """A browser opened the view: it tells its languages."""
        self._browser = str(gesture.get("languages", ""))


def _noticed(_: Gesture) -> None:
    """Nothing follows from it but that ``gesture`` tells of it."""


def _glimpse(gesture: Gesture) -> str:
    """The beginning of a gesture that made no sense, for the message about it."""
    told = ", ".join(f"{str(name)[:20]}: {str(value)[:40]}" for name, value in list(gesture.items())[:6])
    return told[:120]
