# Worksheets to print.

worksheet-heading = Worksheets
worksheet-how = Positions from real games, to be reckoned on paper, with the solutions on a page of their own. The same number gives the same sheet again.
worksheet-title = { $game }: worksheet { $number }
worksheet-count = How many questions
worksheet-number = Number of the sheet
worksheet-level = How hard
worksheet-level-easy = Easy
worksheet-level-mixed = From easy to hard
worksheet-level-hard = Hard
worksheet-make = Make the sheet
worksheet-print = Print
worksheet-name = Name:
worksheet-date = Date:
worksheet-ask = How many points does the ringed tile bring?
worksheet-ask-rid = How many points is the player rid of with the ringed tile?
worksheet-on = It lies on a place marked { $label }.
worksheet-ask-count = The game is over. Count the points.
worksheet-working = Working:
worksheet-answer = Points:
worksheet-solutions = Solutions
worksheet-nothing = nothing scores
worksheet-written = The worksheet is in { $file }.
