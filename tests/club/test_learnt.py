"""Progress of the course: joined on every save, so that nothing reached is lost."""

from __future__ import annotations

from datetime import date

import pytest

from cardcity_tutor.club import MemberKeeper, Store, learnt
from cardcity_tutor.core import InputError
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.course.progress_store import Keeper


def progress(*steps: str, lesson: str = "first", **facts: object) -> Progress:
    found = Progress(**facts)  # type: ignore[arg-type]
    for step in steps:
        found.lesson(lesson).solved(step, first=True)
    return found


def test_what_two_windows_save_is_joined(store: Store) -> None:
    ada = store.claim("Ada").member
    assert store.progress(ada, "cardcity") is None
    one, other = progress("a", "b", review=True), progress("b", "c")
    assert store.save_progress(ada, one).lessons["first"].steps.keys() == {"a", "b"}
    joined = store.save_progress(ada, other)
    assert joined.lessons["first"].steps == {"a": "first", "b": "first", "c": "first"}
    assert store.progress(ada, "cardcity") == joined
    assert joined.name == "Ada"
    assert not joined.review  # the later window took the wish back
    assert other.lessons["first"].steps.keys() == {"b", "c"}


def test_packs_and_members_are_apart(store: Store) -> None:
    ada, ben = store.claim("Ada").member, store.claim("Ben").member
    store.save_progress(ada, progress("a"))
    store.save_progress(ada, progress("z", pack="evening"))
    store.save_progress(ben, progress("b"))
    for member, pack, step in ((ada, "cardcity", "a"), (ada, "evening", "z"), (ben, "cardcity", "b")):
        found = store.progress(member, pack)
        assert found is not None
        assert list(found.lessons["first"].steps) == [step]
    assert store.progress(ben, "evening") is None


def test_strange_texts_are_kept(store: Store) -> None:
    ada = store.claim("Ada").member
    store.save_progress(ada, progress("a\0\ud800é", name="<b>\0\ud83d", pack="p\0"))
    found = store.progress(ada, "p")
    assert found is not None
    assert list(found.lessons["first"].steps) == ["a\0\ud800é"]
    assert found.name == "<b>\0\ud83d"


def test_sizes_are_bounded(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = store.claim("Ada").member
    store.save_progress(ada, progress("a"))
    with pytest.raises(InputError) as large:
        store.save_progress(ada, progress(*(f"step-{number:_>60}" for number in range(7000))))
    assert large.value.code == "club-progress-size"
    kept = store.progress(ada, "cardcity")
    assert kept is not None
    assert list(kept.lessons["first"].steps) == ["a"]
    monkeypatch.setattr(learnt, "MOST_PACKS", 2)
    store.save_progress(ada, progress("a", pack="two"))
    with pytest.raises(InputError) as packs:
        store.save_progress(ada, progress("a", pack="three"))
    assert packs.value.code == "club-packs-full"


def test_the_keeper_of_a_member(store: Store) -> None:
    ada = store.claim("Ada").member
    keeper: Keeper = MemberKeeper(store, ada)
    assert keeper.load("Ada") is None
    store.save_progress(ada, progress("elsewhere", review=True))
    mine = progress("here")
    mine.lesson("first").drill(first=True, boundary=True, today=date(2025, 3, 21).isoformat())
    keeper.save("Ada", mine)
    assert mine.lessons["first"].steps.keys() == {"here", "elsewhere"}
    assert not mine.review
    loaded = keeper.load("Ada")
    assert loaded is not None
    assert loaded.lessons == mine.lessons
    store.reset_key("Ada")
    with pytest.raises(InputError) as refused:
        keeper.save("Ada", mine)
    assert refused.value.code == "club-key"
