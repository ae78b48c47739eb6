import { fieldsOf } from '../draft/draft-value.ts'

/** Leaves out the reasons that content only names as notes or where something is forbidden, such as a note of fleet prices: they are none for a consultation. */
export function withoutNotes<R extends { readonly id: string }>(reasons: readonly R[], documents: readonly unknown[]): R[] {
  const named = documents.flatMap(document => [...reasonsIn(document)])
  const idsOf = (isNote: boolean) => new Set(named.flatMap(reason => (reason.isNote === isNote ? [reason.id] : [])))
  const [notes, others] = [idsOf(true), idsOf(false)]
  return reasons.filter(({ id }) => !notes.has(id) || others.has(id))
}

/** The reasons that a value names, and whether each is for something else than a consultation. */
function* reasonsIn(value: unknown): Generator<{ id: unknown; isNote: boolean }> {
  if (Array.isArray(value)) {
    for (const part of value) yield* reasonsIn(part)
    return
  }
  const { kind, reason, overMax, advice } = fieldsOf(value)
  if (reason !== undefined) yield { id: reason, isNote: kind === 'notice' || kind === 'forbid' }
  if (overMax !== undefined) yield { id: overMax, isNote: false }
  if (Array.isArray(advice)) for (const id of advice) yield { id, isNote: true }
  for (const part of Object.values(fieldsOf(value))) yield* reasonsIn(part)
}
