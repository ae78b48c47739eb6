import { fieldsOf, keyedList } from '../draft/draft-value.ts'
import { fieldValue } from './field-value.ts'
import { resolved } from './place-of.ts'
import { suggestedId } from './suggested-id.ts'

/** A sentence of the owner's own, as content keeps the reasons of prices: it is named by its id, which differs from those of all reasons around. */
export function ownReason(text: string, owners: readonly unknown[]): { _key: string; _type: 'Reason'; id: string; text: string } {
  const taken = owners.flatMap(owner => keyedList(fieldsOf(owner)['reasons']).flatMap(({ key, item }) => [key, item['id']]))
  const id = suggestedId(text, taken)
  return { _key: id, _type: 'Reason', id, text: text.trim() }
}

/** How long the schema lets a reason be, in characters. */
export function longestReason(): number | undefined {
  const text = resolved(fieldValue('Reason', 'text') ?? null)
  return text?.is === 'text' ? text.maxLength : undefined
}
