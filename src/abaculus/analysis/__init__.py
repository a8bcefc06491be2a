"""The search as a teacher: moves weighed, games reviewed, reasons in words, hints, puzzles.

Everything here starts from what a seat may know (`InformationSet`), never from the position itself.
"""
