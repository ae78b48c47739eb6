import { expect, test } from 'vitest'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { basisText } from '#src/web/form/basis-text.ts'
import { priceChoices } from '#src/web/form/price-choices.ts'
import type { Input } from '#src/contract/generated/types.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const sample = await sampleRevision()

const asked = { show: 'always', required: 'Say it' } as const

test('beside a price the first answer of a category stands alone, any other with its question', () => {
  const options = ['none', 'heavy'].map(id => ({ id, label: id }))
  const told = toldWith([{ ...asked, id: 'hair', kind: 'choice', label: 'Pet hair', options }])
  expect(told({ size: 'mid', hair: 'heavy' })).toBe('Car, Mid-Size SUV/Trucks, Pet hair: heavy')
  expect(told({ size: 'mid' })).toBe('Car, Mid-Size SUV/Trucks')
})

test('beside a price a number has its question where another has its unit', () => {
  const number = (id: string, label: string, unit: string): Input => ({ ...asked, kind: 'number', id, label, unit, min: 1, max: 40 })
  const told = toldWith([number('length', 'Length', 'feet'), number('beam', 'Beam', 'feet'), number('seats', 'Seats', 'seats')])
  expect(told({ size: 'mid', length: '20', beam: '8', seats: '5' })).toBe('Car, Mid-Size SUV/Trucks, Length: 20 feet, Beam: 8 feet, 5 seats')
})

/** Tells what the price of a package is for, where the category asks further questions. */
function toldWith(inputs: readonly Input[]) {
  const at = sample.content.categories.findIndex(({ id }) => id === 'Car')
  const content = edited(
    sample.content,
    inputs.map(input => ({ at: `/categories/${at}/inputs/-`, set: input })),
  )
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const revision = revisionOf('asked', content, compiled.catalog)
  const plan = revision.catalog.categoryById.get('Car')
  if (plan === undefined) throw new Error('no Car')
  return (answers: Readonly<Record<string, string>>) => {
    const choices = { ...EMPTY_VALUES, category: 'Car', package: 'car-basic-shine', inputs: answers }
    const priced = priceChoices({ revision }, choices)
    return basisText(plan, choices, { ...priced, used: priced.estimate?.used ?? [] }, revision)
  }
}
