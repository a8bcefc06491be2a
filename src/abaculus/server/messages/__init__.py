"""What travels between clients and the server, as types. The OpenAPI document and the browser's types come from here."""

# ruff: noqa: F403 - each part lists its names

from abaculus.server.messages.answers import *
from abaculus.server.messages.basics import *
from abaculus.server.messages.commands import *
from abaculus.server.messages.requests import *
from abaculus.server.messages.scenes import *
from abaculus.server.messages.tables import *
