"""Drawing, phrases and paper that no game owns."""
