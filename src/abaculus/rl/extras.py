"""Parts of other packages, or an error that names the extra to install."""

from __future__ import annotations

import importlib
from types import ModuleType

from abaculus.core.errors import MissingExtra

__all__ = ["need"]


def need(module: str, extra: str) -> ModuleType:
    """The module, or `MissingExtra` with what to install.

    >>> need("no_such_module", "rl")
    Traceback (most recent call last):
        ...
    abaculus.core.errors.MissingExtra: no_such_module is not installed; it comes with: pip install 'abaculus[rl]'
    """
    try:
        return importlib.import_module(module)
    except ImportError as problem:
        package = module.partition(".")[0]
        raise MissingExtra(f"{package} is not installed; it comes with: pip install 'abaculus[{extra}]'") from problem
