import type { Place } from './problems.ts'

/** Checks that the labels of a list read differently. */
export function checkLabels(labels: readonly string[], placeOf: (position: number) => Place): void {
  const seen = new Set<string>()
  for (const [position, label] of labels.entries()) {
    const read = label.normalize().trim().replaceAll(/\s+/g, ' ')
    if (seen.has(read)) placeOf(position).report(`a second answer "${label}": visitors could not tell them apart`)
    seen.add(read)
  }
}
