import { expect, test } from 'vitest'
import { selectionText } from '#src/catalog/words/selection-text.ts'
import type { ChoiceInput } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { catalog, money } = await sampleRevision()
const [plan] = catalog.categories
if (plan === undefined) throw new Error('the sample has no category')

const choice = (label: string, option: string): ChoiceInput => ({
  kind: 'choice',
  id: label.toLowerCase(),
  label,
  show: 'always',
  required: `${label}?`,
  options: [{ id: option.toLowerCase(), label: option }],
})

test.each<[ChoiceInput[], string]>([
  [[choice('Storeys', 'Two')], 'Two'],
  [[choice('Storeys', 'Two'), choice('Siding', 'Stucco')], 'Storeys: Two, Siding: Stucco'],
])('an option is named with its question where there are several questions (%#)', (inputs, text) => {
  const answers = Object.fromEntries(inputs.map(({ id, options }) => [id, options[0]?.id ?? '']))
  const selection = { category: plan.category.id, package: null, addons: [], inputs: answers, date: null }
  expect(selectionText(selection, { ...plan, category: { ...plan.category, inputs } }, money)).toBe(text)
})
