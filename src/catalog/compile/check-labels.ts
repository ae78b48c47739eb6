import type { ContentPointer } from './content-pointer.ts'

/** Checks that the labels of a list read differently. */
export function checkLabels(labels: readonly string[], pointerAt: (position: number) => ContentPointer): void {
  const seen = new Set<string>()
  for (const [position, label] of labels.entries()) {
    const read = label.normalize().trim().replaceAll(/\s+/g, ' ')
    if (seen.has(read)) pointerAt(position).report(`a second answer "${label}": visitors could not tell them apart`)
    seen.add(read)
  }
}
