"""Looking at games: counts and score sheets; and the search as a teacher: moves weighed, games reviewed, hints, puzzles.

Whatever judges moves starts from what a seat may know (`InformationSet`), never from the position itself.
"""
