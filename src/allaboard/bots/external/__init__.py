"""Players in any language: a program that is told what its seat may see, and answers with a decision.

- `messages`: what is said, one JSON object a line
- `process`: the program, with limits on its time and its words; nothing of it outlives the game
- `supervisor`: stands between a program and whoever started it, and lets nothing outlive either
- `surroundings`: what a program can learn around itself
- `player`: a bot that asks such a program; what the program does not decide is decided at random
"""
