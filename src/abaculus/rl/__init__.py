"""The games where learners meet them: observations, PettingZoo, Gymnasium, OpenSpiel, and batches on the CPU and on a GPU.

Every part is a module of its own, imported when it is used; one whose extra is not installed says which it is:
`abaculus.rl.pettingzoo`, `abaculus.rl.gymnasium`, `abaculus.rl.openspiel`, `abaculus.rl.vector`, `abaculus.rl.seats`,
`abaculus.rl.sb3`, `abaculus.rl.gpu`.
"""
