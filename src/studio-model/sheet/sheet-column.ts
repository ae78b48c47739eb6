/** A column of a sheet: an answer to a question, or what depends on none. */
export interface SheetColumn {
  id: string
  title: string
}

/** The column of what depends on no choice. */
export const ONE: SheetColumn = { id: 'one', title: 'Price' }

/** The id of the column of an answer, or of all others. */
export function columnId(question: string, option: string | null): string {
  return option === null ? `${question}:` : `${question}:${option}`
}
