import type { Category, ChoiceInput, Id, NumberInput, Package, Reason } from '#src/contract/generated/types.ts'
import type { ChoiceInputPlan, InputPlan, NumberInputPlan } from '../plan.ts'
import type { ContentPointer } from './content-pointer.ts'
import { FIRST_INPUT, NOTICE_INPUT, PACKAGE_INPUT, START_INPUT } from '../estimate/amount-accumulator.ts'

/** The last minute of a day. */
const LAST_MINUTE = 24 * 60 - 1

/** Minutes, more than this century has. */
const MAX_NOTICE = 60_000_000

/** Compiles a category's inputs. First come the chosen package, as the choice `$package`, and when the visit is, as the numbers `$start` (minutes) and `$notice` (hours). */
export function compileInputs(
  category: Category,
  pointer: ContentPointer,
  packages: readonly Package[],
  reasonById: ReadonlyMap<Id, Reason>,
): InputPlan[] {
  const inputs = category.inputs.map((input, position) => {
    const inputPointer = pointer.at('inputs', position)
    const index = position + FIRST_INPUT
    return input.kind === 'choice' ? compileChoice(input, index) : compileNumber(input, index, inputPointer, reasonById)
  })
  return [packageInput(packages), visitInput('$start', START_INPUT, 1, LAST_MINUTE), visitInput('$notice', NOTICE_INPUT, 60, MAX_NOTICE), ...inputs]
}

function packageInput(packages: readonly Package[]): ChoiceInputPlan {
  return { kind: 'choice', id: '$package', index: PACKAGE_INPUT, options: positions(packages) }
}

function visitInput(id: Id, index: number, factor: number, max: number): NumberInputPlan {
  return { kind: 'number', id, index, factor, min: 0, max, overMax: null, breakpoints: new Set([-1]) }
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
