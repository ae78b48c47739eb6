/** More mistakes than these make another word. */
const MOST_MISTAKES = 2

/** The known word that a mistyped one most likely stands for: with the fewest letters added, left out or changed; null where all are too far. */
export function nearestWord(typed: string, known: readonly string[]): string | null {
  const most = Math.min(MOST_MISTAKES, typed.length / 2)
  const near = known.map(word => ({ word, mistakes: mistakesIn(typed.toLowerCase(), word.toLowerCase()) })).filter(({ mistakes }) => mistakes <= most)
  return near.toSorted((a, b) => a.mistakes - b.mistakes)[0]?.word ?? null
}

/** The edit distance of two words (Levenshtein), row by row. */
function mistakesIn(typed: string, word: string): number {
  let above = Array.from({ length: word.length + 1 }, (_, position) => position)
  for (let row = 0; row < typed.length; row++) {
    const current = [row + 1]
    for (let column = 0; column < word.length; column++) {
      const changed = (above[column] ?? 0) + (typed[row] === word[column] ? 0 : 1)
      current.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    above = current
  }
  return above[word.length] ?? 0
}
