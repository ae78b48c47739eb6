import type { FormRevision } from '#src/catalog/revision.ts'
import { type AnswerShape, hasShape } from '#src/contract/answer-shape.ts'
import { EMPTY_FORM, transition } from './form-state.ts'
import { EMPTY_VALUES, type FormValues, isMode, namedFields, textOf } from './form-values.ts'

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

/** Returns the draft without the choices that the current content does not have; null when the text is no draft. */
export function readDraft(text: string | null, revision: FormRevision): FormDraft | null {
  const draft = parse(text)
  if (draft === null) return null
  const { texts, category, addons, date, time } = draft.values
  const named = namedFields(revision.content.bookingForm).map(({ name }) => [name, textOf(texts, name)])
  const typed = { ...EMPTY_FORM, values: { ...EMPTY_VALUES, date, time } }
  let state = transition(typed, { kind: 'preset', preset: draft.values }, revision)
  for (const id of revision.catalog.categoryById.get(category)?.addonById.keys() ?? [])
    state = transition(state, { kind: 'addon', addon: id, count: addons.filter(addon => addon === id).length }, revision)
  // Last: answers have filled in some, which may have been changed since.
  return { ...draft, values: { ...state.values, texts: Object.fromEntries(named) } }
}

/** Browser extensions and older pages write to the same storage. */
const DRAFT: AnswerShape<FormDraft> = {
  shape: {
    query: 'string',
    values: {
      mode: 'string',
      texts: 'object',
      category: 'string',
      package: 'string',
      inputs: 'object',
      addons: ['string'],
      date: 'string',
      time: 'string',
    },
  },
}

function parse(text: string | null): FormDraft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    return hasShape(DRAFT, draft) && isMode(draft.values.mode) ? draft : null
  } catch {
    return null
  }
}
