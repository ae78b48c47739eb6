import { suggestedId } from '../documents/suggested-id.ts'
import { keyedList } from '../draft/draft-value.ts'

/** The answers that lines name, each of its own; what is an answer of the question already is none again. */
export function optionsOfLines(text: string, options: unknown): object[] {
  const known = keyedList(options)
  const labels = new Set(known.map(({ item }) => item['label']))
  const taken = known.flatMap(({ key, item }) => [key, item['id']])
  const lines = text.split('\n').map(line => line.trim())
  return [...new Set(lines)].flatMap(label => {
    const id = suggestedId(label, taken)
    if (id === '' || labels.has(label)) return []
    taken.push(id)
    return [{ _key: id, _type: 'Option', id, label }]
  })
}
