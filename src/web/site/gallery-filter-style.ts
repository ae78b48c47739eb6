import type { Category, Section } from '#src/contract/generated/types.ts'

/** Returns the styles of galleries whose pictures are chosen by category: the choice itself hides the others, without script. */
export function galleryFilterStyle(sections: readonly Section[], categories: readonly Category[]): string {
  const hasFilter = sections.some(section => section.kind === 'gallery' && section.filter !== undefined)
  return hasFilter ? `${categories.map(({ id }) => `.gallery:has([value=${id}]:checked) .grid>:not([data-of=${id}])`).join()}{display:none}` : ''
}
