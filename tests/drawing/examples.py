"""How many examples a property of whole pictures is tried with: each is a drawing, so a third of the usual number."""

from __future__ import annotations

from hypothesis import settings

FEW = settings(max_examples=max(1, settings().max_examples // 3))
