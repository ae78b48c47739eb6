import { fieldsOf, textAt } from '../draft/draft-value.ts'
import { previewWords } from './preview-words.ts'

/** What stands in place of a list that is left to its defaults, by the type of its items: "The site asks here: Name, Email, Phone"; what is chosen by its titles. */
export function standingWords(type: string, items: readonly unknown[], options: readonly unknown[] = []): string {
  const titles = new Map(options.map(fieldsOf).map(option => [option['value'], textAt(option, 'title')]))
  const names = items.map(item => titles.get(item) ?? (typeof item === 'string' ? item : previewWords(type, fieldsOf(item)).title))
  return `${type === 'Field' ? 'The site asks here' : 'On the site'}: ${names.join(', ')}`
}
