import type { Category, NumberInput, Price, Rule } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content } = await sampleRevision()
const plain = content.categories.find(({ inputs }) => inputs.length === 0) as Category

export const exact = (amount: number): Price => ({ kind: 'exact', amount })

/** A category of one package of a price, with what a test gives it. */
export function categoryOf(price: Price, more: Partial<Category> = {}): Category {
  return { ...plain, rules: [], ...more, packages: [{ id: 'wash', title: 'Wash', description: 'Wash.', features: [], price }] }
}

export const rule = (effect: Rule['effect'], when?: Rule['when']): Rule => ({ id: 'rule', title: 'Rule', effect, ...(when && { when }) })

/** A question for a length of 10 feet to `max`. */
export const lengthUpTo = (max: number): NumberInput & { max: number } => ({
  id: 'length',
  kind: 'number',
  label: 'Length',
  unit: 'foot',
  units: 'feet',
  show: 'used',
  min: 10,
  max,
  required: '',
})

/** One add-on, of a price. */
export const extra = (price: Price): Pick<Category, 'addonGroups'> => ({
  addonGroups: [{ id: 'extras', title: 'Extras', choose: 'any', items: [{ id: 'extra', title: 'Extra', price }] }],
})
