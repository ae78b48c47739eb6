import { fieldsOf, keyedList } from '../draft/draft-value.ts'

/** What a rule says of an answer: options where the question has some, a range where it is for a number. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  choice: ['options'],
  lookup: ['options'],
  number: ['min', 'max'],
  product: ['min', 'max'],
}

/** Whether a part of a condition about an answer is of no use for its question, and not filled in: one that is has to be seen to be taken away. */
export function isNoPartOf(part: string, condition: unknown, document: unknown): boolean {
  const { input, [part]: value } = fieldsOf(condition)
  const question = keyedList(fieldsOf(document)['inputs']).find(({ item }) => item['id'] === input)
  const parts = PARTS[String(question?.item['kind'])]
  return part !== 'input' && value === undefined && parts !== undefined && !parts.includes(part)
}
