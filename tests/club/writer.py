"""A process that writes into a club, for tests of crowds and of sudden deaths."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from cardcity_tutor.club import Claim, Result, Store
from cardcity_tutor.course.progress import Progress
from tests.club.records import record
from tests.club.ways import way_of

KINDS = ("progress", "game", "result")


def forked(number: int) -> ProcessPoolExecutor:
    """Processes of their own, children of one that has imported everything, so that nobody waits for imports."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.club.writer", "alembic.runtime.environment"])
    return ProcessPoolExecutor(number, mp_context=context)


def joined(place: str, nickname: str) -> None:
    """Open the store, become a member, go."""
    with Store(place) as store:
        store.claim(nickname)


def writes(place: str, nickname: str, key: str, number: int, count: int) -> Iterator[str]:
    """So many writes as a member, of one kind after the other; the name of each as soon as it is done."""
    with Store(place) as store:
        member = store.member(nickname, key)
        for turn in range(count):
            kind, name = KINDS[turn % len(KINDS)], f"{number}-{turn}"
            if kind == "progress":
                progress = Progress()
                progress.lesson("crowd").solved(name, first=True)
                store.save_progress(member, progress)
            elif kind == "game":
                store.save_game(member, record("2012-simplified-residential-1"), name)
            else:
                store.add_result(member, Result(way_of(), turn, "solo", once=name))
            yield f"{kind} {name}"


def stored(store: Store, claim: Claim) -> set[str]:
    """Everything that writers have left, as they report it."""
    member = claim.member
    progress = store.progress(member, "cardcity")
    steps = progress.lessons["crowd"].steps if progress else {}
    return {
        *(f"progress {step}" for step in steps),
        *(f"game {line.title}" for line in store.games(member)),
        *(f"result {line.once}" for line in store.results(member, size=200)),
    }


def restores(place: str, one: str, other: str, count: int) -> Iterator[str]:
    """Put one backup back and then another, again and again."""
    with Store(place) as store:
        for turn in range(count):
            store.restore(other if turn % 2 else one)
            yield str(turn)


def written(place: str, claim: Claim, number: int, count: int) -> list[str]:
    """All of them at once."""
    return list(writes(place, claim.member.nickname, claim.key, number, count))


if __name__ == "__main__":
    kind, *words, last = sys.argv[1:]
    if kind == "restores":
        done = restores(words[0], words[1], words[2], int(last))
    else:
        done = writes(words[0], words[1], words[2], int(words[3]), int(last))
    for name in done:
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()
