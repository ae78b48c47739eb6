import { fieldsOf, textAt } from '../draft/draft-value.ts'

/** What owners call the thing that has an id somewhere in a value; null where there is none. */
export function titleOfId(id: string, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = fieldsOf(value)
  if (fields['id'] === id) return textAt(fields, 'title') ?? textAt(fields, 'label') ?? textAt(fields, 'text') ?? null
  const parts: unknown[] = Object.values(value)
  return parts.map(part => titleOfId(id, part)).find(title => title !== null) ?? null
}

/** What was called so, in words that begin a sentence; `title` is null where nothing says what it was. */
export function goneWords(title: string | null): string {
  return title === null ? 'What was chosen here' : `“${title}”`
}

/** How a choice that is gone stands among the others. */
export function goneChoice(title: string | null): string {
  return title === null ? 'Gone' : `${title} (gone)`
}
