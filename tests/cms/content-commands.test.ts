import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFolder } from '#src/cms/documents/checked-content.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { SALES_TAX, taxesOf } from '#tests/support/content/taxed.ts'
import { runCommand } from '#tests/support/run-command.ts'

/** Commands that change a content folder. */

/** What a command says of a folder, which is called "content" there, and whether it ended well. */
async function command(name: string, folder: string, ...options: string[]): Promise<string> {
  const { ok, said } = await runCommand(name, [folder, ...options])
  return `${ok ? '' : 'failed: '}${said.replaceAll(folder, 'content')}`
}

async function problemsOf(folder: string): Promise<string[]> {
  const checked = await checkFolder(folder, new MediaReader())
  return checked.ok ? [] : checked.problems.map(line => line.replace(folder, 'content'))
}

const example = (title: string, size: string, amount: number) => ({
  title,
  category: 'Car',
  package: 'car-basic-shine',
  answers: [{ input: 'size', option: size }],
  price: { kind: 'exact', amount },
})
const writeExamples = (folder: string, examples: readonly object[]) => writeFileSync(join(folder, 'examples.json'), JSON.stringify({ examples }))
const pricesIn = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8')) as { examples: { price: unknown }[] }).examples.map(({ price }) => price)

const exact = (amount: number) => ({ kind: 'exact', amount })

test('a tax that is added is one message for all examples that it alone changes, and one command accepts them', async () => {
  const folder = copySample([{ file: 'business.json', at: '/taxes', set: taxesOf([SALES_TAX]) }])
  writeExamples(folder, [example('Small', 'sedan', 5000), example('Middle', 'mid', 5500), example('Large', 'large', 5900)])
  const refused = await problemsOf(folder)
  expect(refused).toEqual([
    'content/examples.json#/examples/0/price: 2 examples differ by the tax that is added, and by nothing else: "Small" should be $50, but is $53. To let all of them have it: npm run content:accept -- --all, or "What will this change do?" in the Studio',
    'content/examples.json#/examples/2/price: "Large" should be $59, but is $63.60',
  ])
  expect(await command('content-accept', folder, '--all')).toContain('the example "Middle" is $58.30 now, not $55\n')
  expect(pricesIn(folder)).toEqual([exact(5300), exact(5830), exact(6360)])
  expect(await problemsOf(folder)).toEqual([])
  expect(await command('content-accept', folder)).toBe('content has no example that costs something else\n')
})

test('of the examples that cost something else only those that are named are accepted, and none without a word', async () => {
  const folder = copySample()
  const asked = [example('Small', 'sedan', 4000), example('Middle', 'mid', 5500), example('Large', 'large', 5000)]
  writeExamples(folder, asked)
  const refusal = (...options: string[]) => command('content-accept', folder, ...options)
  const small = 'the example "Small" should be $40, but is $50\n'
  const large = 'the example "Large" should be $50, but is $60\n'
  const how = 'To let them have these prices: --all, or --example with the title of each\n'
  expect(await refusal()).toBe(`failed: ${small}${large}${how}`)
  expect(await refusal('--example', 'Middle')).toBe(`failed: no example "Middle" costs something else: nothing was written\n${small}${large}${how}`)
  expect(pricesIn(folder)).toEqual(asked.map(({ price }) => price))
  expect(await refusal('--example', 'Large')).toBe(`failed: the example "Large" is $60 now, not $50\n${small}${how}`)
  expect(pricesIn(folder)).toEqual([exact(4000), exact(5500), exact(6000)])
  expect(await refusal('--help')).toContain('--example TITLE')
  expect(await refusal('--all')).toBe('the example "Small" is $50 now, not $40\n')
})

const HAIR = {
  id: 'hair',
  kind: 'choice',
  label: 'Pet hair?',
  show: 'always',
  required: 'Say it',
  options: ['none', 'heavy'].map(id => ({ id, label: id })),
}

test('a question that a price depends on is answered in the examples by its first option, once that is accepted', async () => {
  const when = { inputs: [{ input: 'hair', options: ['heavy'] }] }
  const folder = copySample([
    { file: 'categories/car.json', at: '/inputs/-', set: HAIR },
    { file: 'categories/car.json', at: '/rules', set: [{ id: 'heavy', title: 'Heavy', when, effect: { kind: 'amount', amount: 2500 } }] },
  ])
  const long = { title: 'Long', category: 'RV', package: 'rv-exterior-detailing', price: { kind: 'from', amount: 36_000 } }
  writeExamples(folder, [example('Small', 'sedan', 5000), example('Huge', 'huge', 5000), long])
  expect(await problemsOf(folder)).toEqual([
    'content/examples.json#/examples/0/answers: "Small" has no price yet: it must answer "Pet hair?"',
    'content/examples.json#/examples/1/answers/0: "Huge" cannot be chosen: must be one of sedan, mid, large',
    'content/examples.json#/examples/2/answers: "Long" has no price yet: it must answer "RV length"',
  ])
  const small = 'the example "Small" needs a new answer: with Pet hair? none it is $50\n'
  const huge = 'the example "Huge" needs a new answer: with Vehicle size: Coupes/Sedans, Pet hair? none it is $50\n'
  const least = 'the example "Long" needs a new answer: with RV length: 1 linear foot it is $12+\n'
  expect(await command('content-accept', folder)).toBe(
    `failed: ${small}${huge}${least}To let them have these prices: --all, or --example with the title of each\n`,
  )
  expect(await command('content-accept', folder, '--all')).toContain('the example "Small" is $50 now, with Pet hair? none\n')
  expect(await problemsOf(folder)).toEqual([])
})

test('prices that are past go from a folder, those to come stay, and examples have the price that holds', async () => {
  const price = {
    kind: 'dated',
    price: exact(5000),
    changes: [
      { from: '2020-01-01', price: exact(6000) },
      { from: '2099-01-01', price: exact(7000) },
    ],
  }
  const folder = copySample([{ file: 'categories/car.json', at: '/packages/0/price/rows/0/price', set: price }])
  writeExamples(folder, [example('Small', 'sedan', 5000), { ...example('Later', 'sedan', 7000), visit: { date: '2099-06-01' } }])
  expect(await problemsOf(folder)).toEqual([])
  const said = await command('content-fold', folder)
  expect(said).toMatch(/^prices before \d{4}-\d\d-\d\d are gone from categories\/car\.json, examples\.json\n/)
  expect(said).toContain('the example "Small" is $60 now, not $50')
  const car = JSON.parse(readFileSync(join(folder, 'categories/car.json'), 'utf8')) as { packages: { price: { rows: { price: unknown }[] } }[] }
  expect(car.packages[0]?.price.rows[0]?.price).toEqual({ kind: 'dated', price: exact(6000), changes: [{ from: '2099-01-01', price: exact(7000) }] })
  expect(pricesIn(folder)).toEqual([exact(6000), exact(7000)])
  expect(await problemsOf(folder)).toEqual([])
  expect(await command('content-fold', folder)).toBe('content has no price that is past\n')
})

test('where the price that holds asks what the past one did not, examples have the answer with it', async () => {
  const byHair = { kind: 'by', input: 'hair', rows: HAIR.options.map(({ id }, at) => ({ option: id, price: exact(6000 + 2000 * at) })) }
  const price = { kind: 'dated', price: exact(5000), changes: [{ from: '2020-01-01', price: byHair }] }
  const folder = copySample([
    { file: 'categories/car.json', at: '/inputs/-', set: HAIR },
    { file: 'categories/car.json', at: '/packages/0/price/rows/0/price', set: price },
  ])
  writeExamples(folder, [example('Small', 'sedan', 5000)])
  expect(await problemsOf(folder)).toEqual([])
  expect(await command('content-fold', folder)).toContain('the example "Small" is $60 now, with Pet hair? none\n')
  expect(await problemsOf(folder)).toEqual([])
})
