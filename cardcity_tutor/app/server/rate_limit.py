"""How often something may be done: so many at once, then only as they come back, for each who asks.

Kept in the server's memory: a restart forgives everything. The clock is given, so that tests need not wait.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final, TypeVar

from cardcity_tutor.core.errors import InputError

MOST_REMEMBERED: Final = 10_000
"""Who asked longest ago is forgotten first, so that nobody can fill the memory with names."""
FREE_MISTAKES: Final = 3
LONGEST_PAUSE: Final = 60.0

Clock = Callable[[], float]
T = TypeVar("T")


def network(address: str) -> str:
    """Who stands behind an address, as far as limits go: of IPv6, one subscriber has all addresses of a /64.

    >>> network("2001:db8::1:2"), network("::ffff:192.0.2.1"), network("fe80::1%eth0"), network("192.0.2.1")
    ('2001:db8::/64', '192.0.2.1', 'fe80::/64', '192.0.2.1')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found), 64), strict=False))


class TokenBucket:
    """So many per second, and so many saved up.

    >>> bucket = TokenBucket(10, 20, clock=lambda: 0.0)
    >>> bucket.spend(20), bucket.spend(5)
    (0.0, 0.5)
    """

    def __init__(self, rate: float, most: float, *, clock: Clock = time.monotonic) -> None:
        """Full at first."""
        self._rate = rate
        self._most = most
        self._clock = clock
        self._left = most
        self._since = clock()

    def spend(self, amount: float) -> float:
        """Take it out, on credit if need be; the seconds to wait until the debt is paid."""
        self._fill()
        self._left -= amount
        return max(0.0, -self._left / self._rate)

    def take(self) -> float:
        """Take one out, or the seconds until there is one."""
        self._fill()
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        return 0.0

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now


class RateLimiter:
    """At most ``most`` per minute and asker, all at once or spread out.

    >>> pace = RateLimiter(2, clock=lambda: 0.0)
    >>> pace.take("zoé"), pace.take("zoé"), pace.take("zoé"), pace.take("max")
    (0.0, 0.0, 30.0, 0.0)
    """

    def __init__(self, most: int, *, clock: Clock = time.monotonic) -> None:
        """So many per minute."""
        self.most = most
        self._clock = clock
        self._left: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str) -> float:
        """Take one turn, or the seconds until there is one again."""
        bucket = self._left.get(who) or TokenBucket(self.most / 60, self.most, clock=self._clock)
        _remember(self._left, who, bucket)
        return bucket.take()

    def ask(self, who: str) -> None:
        """Take one turn; an ``InputError`` with the seconds to wait if there is none."""
        wait = self.take(who)
        if wait:
            raise RateLimited(wait)


class LoginBackoff:
    """Wrong keys: the first few are free, then each asks for a pause twice as long as the one before."""

    def __init__(self, *, clock: Clock = time.monotonic) -> None:
        """Nobody has made one."""
        self._clock = clock
        self._made: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def check(self, who: str) -> None:
        """An ``InputError`` with the seconds to wait while the pause lasts."""
        count, until = self._made.get(who, (0, 0.0))
        wait = until - self._clock()
        if count > FREE_MISTAKES and wait > 0:
            raise RateLimited(wait)

    def made(self, who: str) -> None:
        """One more."""
        count = self._made.get(who, (0, 0.0))[0] + 1
        pause = min(2.0 ** min(count - FREE_MISTAKES, 10), LONGEST_PAUSE)
        _remember(self._made, who, (count, self._clock() + pause))

    def forgive(self, who: str) -> None:
        """The right key was shown."""
        self._made.pop(who, None)


class RateLimited(InputError):  # noqa: N818 (the name a reader expects)
    """Somebody asks faster than allowed; answered with the status 429."""

    def __init__(self, wait: float) -> None:
        """With the seconds to wait, at least one."""
        super().__init__("club-too-often", seconds=max(1, round(wait)))


def _remember(kept: OrderedDict[str, T], who: str, what: T) -> None:
    kept[who] = what
    kept.move_to_end(who)
    while len(kept) > MOST_REMEMBERED:
        kept.popitem(last=False)
