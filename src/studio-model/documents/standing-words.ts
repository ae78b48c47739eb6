import { fieldsOf, textAt } from '../draft/draft-value.ts'
import { previewWords } from './preview-words.ts'

/** Names the default items of an empty list: "The site asks here: Name, Email, Phone". `type` is that of the items; `options` have the titles of values that are chosen. */
export function standingWords(type: string, items: readonly unknown[], options: readonly unknown[] = []): string {
  const titles = new Map(options.map(fieldsOf).map(option => [option['value'], textAt(option, 'title')]))
  const names = items.map(item => titles.get(item) ?? (typeof item === 'string' ? item : previewWords(type, fieldsOf(item)).title))
  return `${type === 'Field' ? 'The site asks here' : 'On the site'}: ${names.join(', ')}`
}
