import { expect, test } from 'vitest'
import { visitorsFormJson, textsOf } from '#src/cms/documents/content-texts.ts'
import { checkFolder } from '#src/cms/documents/checked-content.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { runCommand } from '#tests/support/run-command.ts'

const SMALLER = [
  { file: 'categories/car.json', at: '/inputs/0/ordered', set: true },
  { file: 'categories/car.json', at: '/packages/2/price/rows/2/price/amount', set: 34_900 },
]

const WARNING = /categories\/car\.json#\/packages\/2: "Vehicle size": more costs less: .* is \$350\+; .* is \$349\+$/

test('content with a price that may be a mistake goes live, with a warning that stays known', async () => {
  const folder = copySample(SMALLER)
  const checked = await checkFolder(folder, new MediaReader())
  if (!checked.ok) throw new Error(checked.problems.join('\n'))
  expect(checked.value.warnings).toEqual([
    { line: expect.stringMatching(WARNING) as string, words: expect.stringMatching(/^Cars & SUVs: "Vehicle size": more costs less/) as string },
  ])
  const known = { ...checked.value, examples: checked.value.content.examples }
  expect(await checkFolder(folder, new MediaReader(), known)).toMatchObject({ ok: true, value: { warnings: checked.value.warnings } })
})

test('content:check prints it', async () => {
  const { said } = await runCommand('content-check', [copySample(SMALLER)])
  const [warning, fine] = said.trim().split('\n')
  expect(warning).toMatch(/^warning: /)
  expect(warning).toMatch(WARNING)
  expect(fine).toContain('is fine')
})

test('which answers are larger is told to no visitor, and neither are examples', async () => {
  const checked = await checkFolder(copySample(SMALLER), new MediaReader())
  if (!checked.ok) throw new Error(checked.problems.join('\n'))
  const texts = textsOf({ ...checked.value.content, examples: { examples: [] } })
  expect(texts.categories.join('')).toContain('"ordered"')
  expect(visitorsFormJson(texts)).not.toMatch(/"ordered"|"examples"/)
})
