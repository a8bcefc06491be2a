castle-name = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
   *[green] { colour-green }
} { $centre }
castle-seen = { $detail ->
    [yes] { castle-name } (exposed { $exposed }, height { $height })
   *[no] { castle-name }
}
castle-stone = { castle-seen }: { $signed }
castle-stone-shown = { castle-seen }
castle-stone-comes = { castle-seen } comes: { $signed }
castle-stone-comes-shown = { castle-seen } comes
castle-stone-goes = { castle-name } goes: { $signed }
castle-stone-goes-shown = { castle-name } goes
castle-stone-changes = { castle-seen }: { $signed }
castle-stone-changes-shown = { castle-seen }
castle-count = { castle-seen }: { $reckoned ->
    [yes] { $working } = { $points }
   *[no] { $points }
}
castle-formula = { $formula } = { $points }
castle-stone-comes-kind = Stones gained
castle-stone-goes-kind = Stones given up
castle-stone-changes-kind = Sides covered or freed
castle-formula-kind = By the formula
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out =
    { $count ->
        [one] { $count } stone out of the game
       *[other] { $count } stones out of the game
    }

castle-ended-pile = { $you ->
    [yes] You have placed the last stone of your pile.
   *[no] { $who } has placed the last stone of their pile.
}
castle-ended-rounds = { $count ->
    [one] { $count } round has been played; a game lasts no longer.
   *[other] { $count } rounds have been played; a game lasts no longer.
}
castle-soon-last = { $you ->
    [yes] This turn you place the last stone of your pile: that ends the game.
   *[no] This turn { $who } places the last stone of their pile: that ends the game.
}
castle-soon-pile = { $you ->
    [yes] { $count ->
        [one] Only { $count } stone is left in your pile; placing it ends the game.
       *[other] Only { $count } stones are left in your pile; placing the last one ends the game.
    }
   *[no] { $count ->
        [one] Only { $count } stone is left in { $who }’s pile; placing it ends the game.
       *[other] Only { $count } stones are left in { $who }’s pile; placing the last one ends the game.
    }
}
castle-soon-rounds = { $count ->
    [one] This is the last turn: the game ends after { $rounds } rounds.
   *[other] There are { $count } more turns: the game ends after { $rounds } rounds.
}
castle-why-second = { $you ->
    [yes] You first rolled a { $first }, which was of no use: the second roll counts.
   *[no] { $who } first rolled a { $first }, which was of no use: the second roll counts.
}
castle-why-four = { $you ->
    [yes] You rolled a 4, so you miss this turn.
   *[no] { $who } rolled a 4 and misses this turn.
}
castle-why-own = { $you ->
    [yes] You rolled a 5, but none of your own stones may be taken out:
   *[no] { $who } rolled a 5, but none of their own stones may be taken out:
}
castle-why-own-none = { castle-why-own } there are none in the castle.
castle-why-own-covered = { castle-why-own } others lie on top of them.
castle-why-own-crowded = { castle-why-own } { $count ->
    [one] the only one on top has more than four neighbours.
   *[other] those on top have more than four neighbours each.
}
castle-why-own-apart = { castle-why-own } { $count ->
    [one] without the only one on top the castle would fall into pieces.
   *[other] without any one of those on top the castle would fall into pieces.
}
castle-why-own-mixed = { castle-why-own } those on top have more than four neighbours, or hold the castle together.
castle-why-other = { $you ->
    [yes] You rolled a 6, but no stone of another player may be taken out:
   *[no] { $who } rolled a 6, but no stone of another player may be taken out:
}
castle-why-other-none = { castle-why-other } there are none in the castle.
castle-why-other-covered = { castle-why-other } others lie on top of them.
castle-why-other-crowded = { castle-why-other } { $count ->
    [one] the only one on top has more than four neighbours.
   *[other] those on top have more than four neighbours each.
}
castle-why-other-apart = { castle-why-other } { $count ->
    [one] without the only one on top the castle would fall into pieces.
   *[other] without any one of those on top the castle would fall into pieces.
}
castle-why-other-mixed = { castle-why-other } those on top have more than four neighbours, or hold the castle together.

castle-how =
    Roll, then do what the die says. 1, 2 or 3: build so many stones, each drawn from your own pile when the last one lies. 4: miss the turn. 5: take one of your own stones out. 6: take one of another player's.
    A stone goes beside the others, turned as you like, or exactly on top of a stack; no stack grows beyond eight.
    Only top stones can be taken. One on the ground has to have four neighbours at most, and the castle must not fall into pieces.
    The game ends when someone places the last stone of a pile. Then the stones that can be seen count, as agreed: usually the large numbers in their middle. A small number is exposed unless a stack at least as high stands beside it.

castle-about = Roll, stack and stay on top.
castle-teaches = adding, comparing numbers, spatial sense

castle-help =
    Choose the stone you have drawn with 1 or Enter. Every place where it can go then shows a letter and the points that the stone brings there when it is turned best.
    Go to a place with the arrows, with Tab, or with its letter. Turn the stone with Q and E. You see the points and how they come about before anything happens.
    If the die asks for a stone to be taken out, go to that stone in the same way.
    Enter confirms. Esc puts the stone back.
castle-line-help =
    1@2,-1/3     place the stone you have drawn on 2,-1, turned 3 times; without /3 it is turned best
    STONE@2,-1/3 the same, with the stone written out
    take 2,-1    take the top stone at 2,-1 out of the castle
    miss         miss the turn when the die leaves nothing else
    moves        what the stone you have drawn can bring
    moves 1      the places for it, the best first
castle-pieces =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
castle-lay = Place stone
castle-pick = Pick a place for your stone.
castle-pick-board = Pick a stone on the board.
castle-task-build =
    { $you ->
        [yes] { $count ->
            [one] Build one stone.
           *[other] Build { $count } stones: this is number { $place }.
        }
       *[no] { $count ->
            [one] { $who } builds one stone.
           *[other] { $who } builds { $count } stones.
        }
    }
castle-task-own =
    { $you ->
        [yes] Take one of your own stones out.
       *[no] { $who } takes out a stone of their own.
    }
castle-task-other =
    { $you ->
        [yes] Take one of the others’ stones out.
       *[no] { $who } takes out somebody else’s stone.
    }
castle-task-miss =
    { $you ->
        [yes] You miss this turn.
       *[no] { $who } misses this turn.
    }
