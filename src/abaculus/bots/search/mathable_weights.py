"""What tokens are worth on a rack. Made by benchmarks/learn.py; do not edit."""

PHASES = (60, 30, 10)
TOP = 90
WEIGHTS = (
    (0,) * 91,
    (0,) * 91,
    (0,) * 91,
    (0,) * 91,
)
