import type { Category, Id, Input, Reason } from '#src/contract/generated/types.ts'
import { FIRST_INPUT, NOTICE_INPUT, PACKAGE_INPUT, START_INPUT } from '../estimate/amount-accumulator.ts'
import { positions } from '../inputs/choice.ts'
import { bitOf, type InputOf, type InputScope } from '../inputs/input-kind.ts'
import { inputKindOf } from '../inputs/registry.ts'
import type { ChoiceInputPlan, InputPlan, NumberInputPlan } from '../plan.ts'
import { isAsked } from '../words/input-words.ts'
import type { ContentPointer } from './content-pointer.ts'

/** The last minute of a day. */
const LAST_MINUTE = 24 * 60 - 1

/** Minutes, more than this century has. */
const MAX_NOTICE = 60_000_000

/**
 * Compiles a category's inputs. First come the chosen package, as the choice `$package`, and when the visit is, as the numbers `$start` (minutes) and
 * `$notice` (hours).
 */
export function compileInputs(category: Category, pointer: ContentPointer, reasonById: ReadonlyMap<Id, Reason>): InputPlan[] {
  const askedById = new Map<Id, InputPlan>()
  const compiled = (input: Input, position: number) =>
    compileInput(input, position + FIRST_INPUT, { pointer: pointer.at('inputs', position), category, reasonById, askedById })
  category.inputs.forEach((input, position) => isAsked(input) && askedById.set(input.id, compiled(input, position)))
  return [
    packageInput(category),
    visitInput('$start', START_INPUT, 1, LAST_MINUTE),
    visitInput('$notice', NOTICE_INPUT, 60, MAX_NOTICE),
    ...category.inputs.map((input, position) => (isAsked(input) && askedById.get(input.id)) || compiled(input, position)),
  ]
}

function compileInput<K extends Input['kind']>(input: InputOf<K>, index: number, scope: InputScope): InputPlan {
  return inputKindOf<K>(input).compile(input, index, scope)
}

function packageInput({ packages }: Category): ChoiceInputPlan {
  return { kind: 'choice', id: '$package', index: PACKAGE_INPUT, asks: bitOf(PACKAGE_INPUT), options: positions(packages) }
}

function visitInput(id: Id, index: number, factor: number, max: number): NumberInputPlan {
  return {
    kind: 'number',
    id,
    index,
    asks: bitOf(index),
    factor,
    min: 0,
    max,
    overMax: null,
    breakpoints: new Set([-1]),
  }
}
