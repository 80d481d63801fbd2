"""How far a mean is known: 95 % confidence intervals by Student's t. What is told with ± is one everywhere."""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t: Fisher's expansion, good to 1 % from two degrees of freedom on.

    >>> [round(student(freedom), 2) for freedom in (1, 3, 10, 1000)]
    [12.71, 3.18, 2.23, 1.96]
    """
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    z, n = Z, freedom
    return z + sum(
        (
            (z**3 + z) / (4 * n),
            (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
            (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
            (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4),
        )
    )


def reach(error: float, size: int) -> float:
    """Half the interval of a mean, from its standard error over a sample; one value alone tells nothing.

    >>> round(reach(0.5, 24), 2), reach(0.0, 1)
    (1.03, inf)
    """
    return student(size - 1) * error if size > 1 else math.inf
