import type { FormRevision } from '#src/catalog/revision.ts'
import { ownValue } from '#src/contract/own-value.ts'
import type { FormAction } from './form-state.ts'
import { EMPTY_VALUES, type FormValues, namedFields } from './form-values.ts'

/** The form's values when its page was left, and the query string it was opened with. */
interface FormDraft {
  query: string
  values: FormValues
}

/** Serialises the form for session storage; null while nothing was entered. */
export function writeDraft(values: FormValues, query: string): string | null {
  const draft: FormDraft = { query, values }
  return JSON.stringify(values) === JSON.stringify(EMPTY_VALUES) ? null : JSON.stringify(draft)
}

/**
 * Returns the draft's query string and the actions that restore it, without the choices that the current content does not have; null when the text
 * is no draft.
 */
export function readDraft(text: string | null, revision: FormRevision): { query: string; actions: FormAction[] } | null {
  const draft = parse(text)
  if (draft === null) return null
  const { mode, texts, category, package: chosen, inputs, addons, date, time } = draft.values
  const plan = revision.catalog.categoryById.get(category)
  const actions: FormAction[] = [{ kind: 'mode', mode }]
  for (const { name } of namedFields(revision.content.bookingForm)) actions.push({ kind: 'text', name, text: ownValue(texts, name) ?? '' })
  if (plan !== undefined) {
    actions.push({ kind: 'category', category })
    if (plan.packageById.has(chosen)) actions.push({ kind: 'package', package: chosen })
    for (const { id } of plan.category.inputs) actions.push({ kind: 'input', input: id, text: ownValue(inputs, id) ?? '' })
    for (const id of plan.addonById.keys()) {
      const count = addons.filter(addon => addon === id).length
      if (count > 0) actions.push({ kind: 'addon', addon: id, count })
    }
  }
  if (mode === 'appointment') actions.push({ kind: 'date', date }, { kind: 'time', time })
  return { query: draft.query, actions }
}

function parse(text: string | null): FormDraft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** Browser extensions and older pages write to the same storage. */
function isDraft(draft: unknown): draft is FormDraft {
  if (!isRecord(draft) || typeof draft['query'] !== 'string' || !isRecord(draft['values'])) return false
  const { mode, category, package: chosen, date, time, texts, inputs, addons } = draft['values']
  const lines = [category, chosen, date, time, ...(Array.isArray(addons) ? (addons as unknown[]) : [null])]
  const areTexts = (record: unknown) => isRecord(record) && Object.values(record).every(isText)
  return (mode === 'appointment' || mode === 'quote') && lines.every(isText) && areTexts(texts) && areTexts(inputs)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
