import type { FormRevision } from '#src/catalog/revision.ts'
import { ownValue } from '#src/contract/own-value.ts'
import type { FormAction } from './form-state.ts'
import type { Preset } from './preset.ts'

/** The actions that make the choices of a link or a draft, without those that the content does not have. */
export function choiceActions({ mode, category, package: chosen, inputs }: Preset, { catalog }: FormRevision): FormAction[] {
  const actions: FormAction[] = mode === null ? [] : [{ kind: 'mode', mode }]
  const plan = catalog.categoryById.get(category)
  if (plan === undefined) return actions
  actions.push({ kind: 'category', category: plan.category.id })
  if (plan.packageById.has(chosen)) actions.push({ kind: 'package', package: chosen })
  for (const { id } of plan.category.inputs) {
    const text: unknown = ownValue(inputs, id)
    if (typeof text === 'string') actions.push({ kind: 'input', input: id, text })
  }
  return actions
}
