"""The games for learning programs: observations, PettingZoo, Gymnasium, OpenSpiel, and batches on the CPU and on a GPU.

Every part is a module of its own, imported when used; if its extra is not installed, it says which one is missing:
`abaculus.rl.pettingzoo`, `abaculus.rl.gymnasium`, `abaculus.rl.openspiel`, `abaculus.rl.vector`, `abaculus.rl.seats`,
`abaculus.rl.sb3`, `abaculus.rl.gpu`.
"""
