import type { ChoiceInput, Id, Input, NumberInput } from '#src/contract/generated/types.ts'
import { type Fields, fieldsOf, keyedList, textAt } from './draft-value.ts'

/** The questions that a price may depend on, as far as a draft's category defines them. */
export interface Questions {
  /** Choices, the chosen package as the last of them. */
  choices: readonly Pick<ChoiceInput, 'id' | 'label' | 'options'>[]
  numbers: readonly NumberInput[]
  /** When the visit is, for the steps of a rule's price; none elsewhere. */
  visit: readonly NumberInput[]
}

/** What nobody is asked: it follows from the day and the time of the visit. */
const VISIT: Questions['visit'] = [
  visitNumber('$start', 'Start of the visit, in minutes after midnight', 'minutes', 0, 1439),
  visitNumber('$notice', 'Hours from the request to the visit', 'hours', 2, 1_000_000),
]

function visitNumber(id: Id, label: string, unit: string, scale: number, max: number): NumberInput {
  return { id, kind: 'number', label, unit, show: 'used', required: '', scale, min: 0, max }
}

/** Returns the questions of a possibly incomplete category, without those that lack an id. `item` may rename options; rules may look at the visit. */
export function questionsOf(category: unknown, item?: unknown, isOfRule = false): Questions {
  const inputs = keyedList(fieldsOf(category)['inputs']).map(({ item }) => item)
  const labels = keyedList(fieldsOf(item)['labels']).map(({ item }) => item)
  const choices = inputs.filter(({ kind }) => kind === 'choice' || kind === 'lookup').flatMap(input => choiceOf(input, labels))
  const packages = named(fieldsOf(category)['packages'], 'title')
  return {
    choices: [...choices, { id: '$package', label: 'Package', options: packages }],
    numbers: numbersOf(inputs),
    visit: isOfRule ? VISIT : [],
  }
}

/** What steps can be over. */
export function stepNumbers({ numbers, visit }: Questions): readonly NumberInput[] {
  return [...numbers, ...visit]
}

/** Converts them to inputs of the price language, to use its texts. */
export function inputsOf({ choices, numbers, visit }: Questions): Input[] {
  const shown = choices.map(({ id, label, options }): ChoiceInput => ({ id, kind: 'choice', label, show: 'used', required: '', options }))
  return [...shown.filter(({ id }) => id !== '$package'), ...numbers, ...visit]
}

function choiceOf(input: Fields, labels: readonly Fields[]): Questions['choices'][number][] {
  const id = textAt(input, 'id')
  if (id === undefined) return []
  const ownLabel = (option: Id) => textAt(labels.find(label => label['input'] === id && label['option'] === option) ?? {}, 'label')
  const options = named(input['options'], 'label').map(option => ({ id: option.id, label: ownLabel(option.id) ?? option.label }))
  return [{ id, label: textAt(input, 'label') ?? id, options }]
}

/** Numbers that are asked, and products of them. */
function numbersOf(inputs: readonly Fields[]): NumberInput[] {
  const asked = inputs.filter(({ kind }) => kind === 'number').flatMap(numberOf)
  const products = inputs
    .filter(({ kind }) => kind === 'product')
    .flatMap(input => {
      const of = Array.isArray(input['of']) ? input['of'] : []
      const most = asked.filter(({ id }) => of.includes(id)).reduce((whole, { max }) => whole * max, Number(input['factor'] ?? 1))
      return numberOf({ max: Math.ceil(most), ...input })
    })
  return [...asked, ...products]
}

function numberOf(input: Fields): NumberInput[] {
  const id = textAt(input, 'id')
  if (id === undefined) return []
  const unit = textAt(input, 'unit') ?? ''
  const units = textAt(input, 'units') ?? unit
  const number = (name: string, otherwise: number) => (typeof input[name] === 'number' ? input[name] : otherwise)
  const limits = { scale: number('scale', 0), min: number('min', 0), max: number('max', 0) }
  const overMax = textAt(input, 'overMax')
  return [
    { id, kind: 'number', label: textAt(input, 'label') ?? id, unit, units, show: 'used', required: '', ...limits, ...(overMax && { overMax }) },
  ]
}

function named(list: unknown, labelField: 'label' | 'title'): { id: Id; label: string }[] {
  return keyedList(list).flatMap(({ item }) => {
    const id = textAt(item, 'id')
    return id === undefined ? [] : [{ id, label: textAt(item, labelField) ?? id }]
  })
}
