"""What travels between clients and the server, as types. The OpenAPI document and the browser's types come from here."""

# ruff: noqa: F403 - each part lists its names

from abaculus.server.wire.answers import *
from abaculus.server.wire.basics import *
from abaculus.server.wire.commands import *
from abaculus.server.wire.requests import *
from abaculus.server.wire.scenes import *
from abaculus.server.wire.tables import *
