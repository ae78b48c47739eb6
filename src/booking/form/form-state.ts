import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Id, RequestMode } from '#src/contract/generated/types.ts'
import { FIELD, fieldName, type FieldProblem } from '../request/flat-fields.ts'
import { choiceActions } from './choice-actions.ts'
import { EMPTY_VALUES, type FormValues, textOf } from './form-values.ts'
import type { Preset } from './preset.ts'

/** Availability of the chosen time. */
export type SlotState = 'unknown' | 'checking' | 'available' | 'booked'

export interface FormState {
  values: FormValues
  slot: SlotState
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>
}

export type FormAction =
  | { kind: 'text'; name: string; text: string }
  | { kind: 'category'; category: string }
  | { kind: 'package'; package: string }
  | { kind: 'input'; input: Id; text: string }
  | { kind: 'addon'; addon: Id; count: number }
  | { kind: 'date'; date: string }
  | { kind: 'time'; time: string }
  | { kind: 'mode'; mode: RequestMode }
  | { kind: 'slot'; slot: SlotState }
  /** The answer of a check, which counts while the form waits for one. */
  | { kind: 'slot-answer'; slot: SlotState }
  | { kind: 'problems'; problems: readonly FieldProblem[] }
  | { kind: 'problem'; problem: FieldProblem }
  | { kind: 'preset'; preset: Preset }
  /** A change of the visit's items, or of the answer to one of its questions, in a field. */
  | { kind: 'visit'; values: Partial<FormValues>; field?: string }
  | { kind: 'replace'; values: FormValues }

export const EMPTY_FORM: FormState = { values: EMPTY_VALUES, slot: 'unknown', errors: {} }

/** Returns the form's next state (specification, section 4). */
export function transition(state: FormState, action: FormAction, revision: FormRevision): FormState {
  const { values } = state
  const plan = revision.catalog.categoryById.get(values.category) ?? null
  switch (action.kind) {
    case 'text':
      return edited(state, { texts: { ...values.texts, [action.name]: action.text } }, action.name)
    case 'category':
      return choosing(state, action.category, plan, revision)
    case 'package':
      return edited(
        resetSlot(state),
        { package: action.package, addons: fitting(values.addons, action.package, plan) },
        plan && fieldName(plan.category, 'package'),
      )
    case 'input': {
      const { resets, fills } = plan?.inputById.get(action.input) ?? {}
      const inputs = { ...values.inputs, ...resets, [action.input]: action.text }
      const isFollowed = fills !== undefined && textOf(values.texts, fills) === textOf(values.inputs, action.input)
      const filled = isFollowed ? transition(state, { kind: 'text', name: fills, text: action.text }, revision) : state
      return edited(resetSlot(filled), { inputs }, plan && fieldName(plan.category, action.input))
    }
    case 'addon':
      return edited(resetSlot(state), { addons: taking(values.addons, action.addon, action.count, plan) }, plan && fieldName(plan.category, 'addons'))
    case 'date':
    case 'time': {
      const { kind, ...change } = action
      return edited(resetSlot(state), change, FIELD[kind])
    }
    case 'mode':
      return inMode(state, action.mode)
    case 'slot':
      return { ...state, slot: action.slot }
    case 'slot-answer':
      return state.slot === 'checking' ? { ...state, slot: action.slot } : state
    case 'problems':
      return { ...state, errors: Object.fromEntries(action.problems.map(({ field, message }) => [field, message])) }
    case 'problem':
      return { ...state, errors: { ...state.errors, [action.problem.field]: action.problem.message } }
    case 'preset':
      return choiceActions(action.preset, revision).reduce((next, choice) => transition(next, choice, revision), state)
    case 'visit':
      return edited(resetSlot(state), action.values, action.field ?? null)
    case 'replace':
      return { values: action.values, slot: 'unknown', errors: {} }
  }
}

function edited(state: FormState, change: Partial<FormValues>, field: string | null): FormState {
  return { ...state, values: { ...state.values, ...change }, errors: without(state.errors, field) }
}

function without(errors: FormState['errors'], field: string | null): FormState['errors'] {
  if (field === null || !Object.hasOwn(errors, field)) return errors
  const { [field]: _, ...others } = errors
  return others
}

function resetSlot(state: FormState): FormState {
  return { ...state, slot: 'unknown' }
}

/** A new category starts without choices, but for what the form's texts say already. */
function choosing(state: FormState, category: string, before: CategoryPlan | null, { catalog }: FormRevision): FormState {
  const { values } = state
  if (category === values.category) return state
  const inputs: Record<Id, string> = {}
  for (const { id, fills } of catalog.categoryById.get(category)?.inputs ?? []) if (fills !== undefined) inputs[id] = textOf(values.texts, fills)
  const prefix = before === null ? null : fieldName(before.category, '')
  const errors = Object.fromEntries(Object.entries(state.errors).filter(([field]) => prefix === null || !field.startsWith(prefix)))
  return edited({ ...resetSlot(state), errors }, { category, package: '', inputs, addons: [] }, FIELD.category)
}

/** A quote has no time. */
function inMode(state: FormState, mode: RequestMode): FormState {
  if (mode === 'appointment') return edited(state, { mode }, null)
  const timeless = edited(resetSlot(state), { mode, date: '', time: '' }, FIELD.date)
  return edited(timeless, {}, FIELD.time)
}

/** Keeps only the add-ons that are allowed with the package. */
function fitting(addons: readonly Id[], chosen: Id, plan: CategoryPlan | null): readonly Id[] {
  if (plan === null || chosen === '') return addons
  return addons.filter(id => plan.addonById.get(id)?.onlyWith?.has(chosen) ?? true)
}

/** Sets the count of an add-on, keeping catalog order; in a choose-one group it replaces the others. */
function taking(addons: readonly Id[], id: Id, count: number, plan: CategoryPlan | null): readonly Id[] {
  if (plan === null) return addons
  const group = plan.addonById.get(id)?.group
  return plan.addons.flatMap(({ addon, group: ownGroup }) => {
    if (addon.id === id) return Array.from({ length: count }, () => id)
    const isReplaced = count > 0 && ownGroup === group && ownGroup.choose === 'one'
    return isReplaced ? [] : addons.filter(other => other === addon.id)
  })
}
