solve-none = Es gibt keine Lösung. Das ist bewiesen.
solve-found = Gelöst: { $lays ->
    [one] ein Stein gelegt
   *[other] { $lays } Steine gelegt
}. Die Stellung:
