/** How long some works take when so many of them are done at once: the longest first, each by whoever is free first. */
export function minutesTogether(works: readonly number[], atOnce = 1): number {
  const busy = Array.from({ length: atOnce }, () => 0)
  for (const minutes of works.toSorted((a, b) => b - a)) {
    const first = busy.indexOf(Math.min(...busy))
    busy[first] = (busy[first] ?? 0) + minutes
  }
  return Math.max(...busy)
}
