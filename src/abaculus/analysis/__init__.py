"""Looking at games that were played: counts, score sheets, reviews."""
