import { expect, test } from 'vitest'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import { basisText } from '#src/web/form/basis-text.ts'
import { priceChoices } from '#src/web/form/price-choices.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

test('beside a price the first answer of a category stands alone, any other with its question', async () => {
  const sample = await sampleRevision()
  const at = sample.content.categories.findIndex(({ id }) => id === 'Car')
  const options = ['none', 'heavy'].map(id => ({ id, label: id }))
  const hair = { id: 'hair', kind: 'choice', label: 'Pet hair', show: 'always', required: 'Say it', options }
  const content = edited(sample.content, [{ at: `/categories/${at}/inputs/-`, set: hair }])
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const revision = revisionOf('asked', content, compiled.catalog)
  const plan = revision.catalog.categoryById.get('Car')
  if (plan === undefined) throw new Error('no Car')
  const told = (inputs: Readonly<Record<string, string>>) => {
    const choices = { ...EMPTY_VALUES, category: 'Car', package: 'car-basic-shine', inputs }
    const priced = priceChoices({ revision }, choices)
    return basisText(plan, choices, { ...priced, used: priced.estimate?.used ?? [] }, revision)
  }
  expect(told({ size: 'mid', hair: 'heavy' })).toBe('Car, Mid-Size SUV/Trucks, Pet hair: heavy')
  expect(told({ size: 'mid' })).toBe('Car, Mid-Size SUV/Trucks')
})
