import type { FormRevision } from '#src/catalog/revision.ts'
import { ownValue } from '#src/contract/own-value.ts'
import type { FormAction } from './form-state.ts'
import { EMPTY_VALUES, type FormValues, namedFields } from './form-values.ts'

/** What stood in the form when its page was left, and the query of the address that had opened it. */
interface Draft {
  query: string
  values: FormValues
}

/** The form as a text that the browser keeps for this session; null while nothing was entered. */
export function writeDraft(values: FormValues, query: string): string | null {
  const draft: Draft = { query, values }
  return JSON.stringify(values) === JSON.stringify(EMPTY_VALUES) ? null : JSON.stringify(draft)
}

/** The actions that bring a draft back, and its query; what the content of now does not know is left out, and a text that is no draft is none. */
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

function parse(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** Only we write drafts, but extensions and older pages share the place. */
function isDraft(draft: unknown): draft is Draft {
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
