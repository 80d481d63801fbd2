"""What the tests ask of the catalogues."""

from cardcity_tutor.locale import has


def is_told(lang: str, rule: str) -> bool:
    """Whether a rule or ruling of Cloud City has a sentence and a title."""
    kinds = ("rule-cloudcity", "ruling-cloudcity")
    return any(has(lang, f"{kind}-{rule}") and has(lang, f"{kind}-{rule}.title") for kind in kinds)
