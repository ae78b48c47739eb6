import type { Category, Id, InputRef, NumberInput, Option, Package } from '#src/contract/generated/types.ts'

type Inputs = Pick<Category, 'inputs'>

interface OptionContext {
  category: Inputs & { packages: readonly Pick<Package, 'id' | 'title'>[] }
  package: Pick<Package, 'labels'> | null
}

/** The options of a choice with what a package calls them; all packages, for a table over the chosen one. */
export function optionsOf(input: InputRef, { category, package: chosen }: OptionContext): { id: string; label: string }[] {
  if (input === '$package') return category.packages.map(({ id, title }) => ({ id, label: title }))
  const options = category.inputs.flatMap(candidate => (candidate.id === input && candidate.kind === 'choice' ? candidate.options : []))
  return options.map(option => ({ id: option.id, label: optionLabel(chosen, input, option) }))
}

/** What an option is called: a package may have a name of its own for it. */
export function optionLabel(chosen: OptionContext['package'], input: Id, { id, label }: Option): string {
  return chosen?.labels?.find(own => own.input === input && own.option === id)?.label ?? label
}

/** What so many of a number input's answer are called. */
export function unitOf(input: InputRef, count: number, category: Inputs): string {
  const found = category.inputs.find(({ id }) => id === input)
  return found?.kind === 'number' ? unitName(found, count) : ''
}

/** One or several of a number input's unit. */
export function unitName({ unit, units }: NumberInput, count: number): string {
  return count === 1 ? unit : (units ?? unit)
}
