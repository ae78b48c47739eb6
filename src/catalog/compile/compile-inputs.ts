import type { Category, ChoiceInput, Id, NumberInput, Package, Reason } from '#src/contract/generated/types.ts'
import type { ChoiceInputPlan, InputPlan, NumberInputPlan } from '../plan.ts'
import type { ContentPointer } from './content-pointer.ts'
import { PACKAGE_INPUT } from '../estimate/amount-accumulator.ts'

/** Compiles a category's inputs. The chosen package comes first, as the choice `$package`. */
export function compileInputs(
  category: Category,
  pointer: ContentPointer,
  packages: readonly Package[],
  reasonById: ReadonlyMap<Id, Reason>,
): InputPlan[] {
  const inputs = category.inputs.map((input, position) => {
    const inputPointer = pointer.at('inputs', position)
    const index = position + 1
    return input.kind === 'choice' ? compileChoice(input, index) : compileNumber(input, index, inputPointer, reasonById)
  })
  return [packageInput(packages), ...inputs]
}

function packageInput(packages: readonly Package[]): ChoiceInputPlan {
  return { kind: 'choice', id: '$package', index: PACKAGE_INPUT, options: positions(packages) }
}

function compileChoice(input: ChoiceInput, index: number): ChoiceInputPlan {
  return { kind: 'choice', id: input.id, index, options: positions(input.options) }
}

function compileNumber(input: NumberInput, index: number, pointer: ContentPointer, reasonById: ReadonlyMap<Id, Reason>): NumberInputPlan {
  const factor = 10 ** (input.scale ?? 0)
  const steps = (value: number, key: 'min' | 'max') => {
    const count = Math.round(value * factor)
    if (count / factor !== value) pointer.at(key).report(`${value} has more decimals than scale, ${input.scale ?? 0}`)
    return count
  }
  const min = steps(input.min, 'min')
  const max = steps(input.max, 'max')
  if (min > max) pointer.at('max').report(`${input.max} must not be below min, ${input.min}`)
  const overMax = input.overMax === undefined ? null : pointer.at('overMax').find(reasonById, input.overMax, 'reason')
  return { kind: 'number', id: input.id, index, factor, min, max, overMax, breakpoints: new Set([min - 1, max]) }
}

function positions(items: readonly { id: Id }[]): Map<Id, number> {
  return new Map(items.map(({ id }, position) => [id, position]))
}
