import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { fieldsOf } from '../draft/draft-value.ts'

/**
 * The reasons that a consultation of a visit may give: those that its own rules give so far, and those that nothing names yet. Leaves out what a category gives
 * for its own prices, and what is only a note or says that something is forbidden.
 */
export function visitReasons<R extends { readonly id: string }>(reasons: readonly R[], documents: readonly DatasetDocument[]): R[] {
  const namedIn = (isVisit: boolean) => documents.filter(({ _type }) => (_type === 'visit') === isVisit).flatMap(document => [...reasonsIn(document)])
  const [own, others] = [namedIn(true), namedIn(false)]
  const isGiven = (id: string) => own.some(reason => reason.id === id && !reason.isNote)
  return reasons.filter(({ id }) => isGiven(id) || [...own, ...others].every(reason => reason.id !== id))
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
