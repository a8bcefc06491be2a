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
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out = out of the castle: { $count }

castle-how =
    Roll, then do what the die says. 1, 2 or 3: build so many stones, each drawn from your own pile when the last one lies. 4: miss the turn. 5: take one of your own stones out. 6: take one of another player's.
    A stone goes beside the others, turned as you like, or exactly on top of a stack; no stack grows beyond eight.
    Only top stones can be taken. One on the ground has to have four neighbours at most, and the castle must not fall into pieces.
    The game ends when someone places the last stone of a pile. Then the stones that can be seen count, as agreed: usually the large numbers in their middle. A small number is exposed unless a stack at least as high stands beside it.

castle-about = Roll, then build on a castle of stones, or take some away.
castle-teaches = adding, comparing numbers, spatial sense
