import type { Category, Id, Input, InputRef, NumberInput, Option, Package } from '#src/contract/generated/types.ts'

/** An input that is a question. */
export type AskedInput = Exclude<Input, { of: unknown }>

type Inputs = Pick<Category, 'inputs'>

interface OptionContext {
  category: Inputs & { packages: readonly Pick<Package, 'id' | 'title'>[] }
  package: Pick<Package, 'labels'> | null
}

/** The options of a choice; for `$package`, all packages. */
export function optionIds(input: InputRef, { inputs, packages }: OptionContext['category']): Id[] {
  const options = inputs.flatMap(candidate => (candidate.id === input && 'options' in candidate ? candidate.options : []))
  return (input === '$package' ? packages : options).map(({ id }) => id)
}

/** The options of a choice with their labels, renamed by the package; for `$package`, all packages. */
export function optionsOf(input: InputRef, { category, package: chosen }: OptionContext): { id: string; label: string }[] {
  if (input === '$package') return category.packages.map(({ id, title }) => ({ id, label: title }))
  const options = category.inputs.flatMap(candidate => (candidate.id === input && 'options' in candidate ? candidate.options : []))
  return options.map(option => ({ id: option.id, label: optionLabel(chosen, input, option) }))
}

/** An option's label; a package may have its own. */
export function optionLabel(chosen: OptionContext['package'], input: Id, { id, label }: Option): string {
  return chosen?.labels?.find(own => own.input === input && own.option === id)?.label ?? label
}

/** The unit of a number for a count. */
export function unitOf(input: InputRef, count: number, category: Inputs): string {
  const found = category.inputs.find(({ id }) => id === input)
  return found !== undefined && 'unit' in found ? unitName(found, count) : ''
}

/** Whether an input is a question; others follow from answers. */
export function isAsked(input: Input): input is AskedInput {
  return !('of' in input)
}

/** The singular or plural of a number's unit. */
export function unitName({ unit, units }: Pick<NumberInput, 'unit' | 'units'>, count: number): string {
  return count === 1 ? unit : (units ?? unit)
}
