import type { Category, Package } from '#src/contract/generated/types.ts'
import type { CategoryPlan } from '../plan.ts'
import type { ContentPointer } from './content-pointer.ts'

/** Request field names of a category besides its inputs. */
const RESERVED = new Set(['package', 'addons'])

/** Checks that a category's ids differ, and that its packages rename options that there are. `pointer` is that of the category. */
export function checkNames({ category, inputById }: Pick<CategoryPlan, 'category' | 'inputById'>, pointer: ContentPointer): void {
  const { packages, addonGroups, rules = [] } = category
  checkInputs(category, pointer.at('inputs'))
  pointer.at('packages').index(packages, 'package')
  packages.forEach((item, position) => checkLabels(item, pointer.at('packages', position, 'labels'), inputById))
  pointer.at('addonGroups').index(addonGroups, 'group')
  checkAddons(category, pointer.at('addonGroups'))
  pointer.at('rules').index(rules, 'rule')
}

function checkInputs({ inputs }: Category, pointer: ContentPointer): void {
  pointer.index(inputs, 'question')
  inputs.forEach((input, position) => {
    const inputPointer = pointer.at(position)
    if (RESERVED.has(input.id)) inputPointer.at('id').report(`"${input.id}" is the name of another field: choose a different one`)
    if ('options' in input) inputPointer.at('options').index(input.options, 'option')
  })
}

function checkLabels({ labels = [] }: Package, pointer: ContentPointer, inputById: CategoryPlan['inputById']): void {
  labels.forEach((label, position) => {
    const labelPointer = pointer.at(position)
    const input = labelPointer.at('input').find(inputById, label.input, 'input')
    if (input?.kind === 'choice') labelPointer.at('option').find(input.options, label.option, `option of "${label.input}"`)
    else if (input !== null) labelPointer.at('input').report(`"${label.input}" is a number and has no options`)
  })
}

/** Ids of add-ons differ across groups: a selection names an add-on by its id alone. */
function checkAddons({ addonGroups }: Category, pointer: ContentPointer): void {
  const seen = new Map<string, string>()
  addonGroups.forEach(({ items, title }, group) => {
    items.forEach(({ id }, position) => {
      const first = seen.get(id)
      if (first === undefined) seen.set(id, `number ${position + 1} of "${title}"`)
      else pointer.at(group, 'items', position, 'id').report(`a second add-on with the id "${id}", after ${first}: ids must differ`)
    })
  })
}
