"""One reader's side of a game: everything a seat or a spectator can see, ask and do.

``requests.py`` is the one table of it: name, method, path, input, output, who may ask. Transports
stand on it and add nothing of their own: the server over HTTP, the engine in a browser, the
terminal, ``import ecumene``. It works on a given game and table (``game_host.py``) and knows no
network, no storage and no clock.
"""
