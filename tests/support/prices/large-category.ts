import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Category, Rule } from '#src/contract/generated/types.ts'
import { loadSample } from '../content/sample.ts'

/** How many of each a category has. */
export interface Size {
  questions: number
  options: number
  packages: number
  addons: number
  rules: number
}

/** A list of prices whose questions only add up: each has a surcharge for every answer, add-ons cost by an answer, and further rules look at one or two things. */
export function largeCatalog({ questions, options, packages, addons, rules }: Size): CatalogContent {
  const { business, categories } = loadSample()
  const [category] = categories
  const [item] = category?.packages ?? []
  if (category === undefined || item === undefined) throw new Error('the sample has no package')
  const question = (number: number) => `question-${number % questions}`
  const option = (number: number) => `option-${number % options}`
  const table = (number: number, amount: number) => ({
    kind: 'by' as const,
    input: question(number),
    rows: times(options, at => ({ option: option(at), price: { kind: 'exact' as const, amount: amount + 100 * ((7 * at) % 13) } })),
  })
  const surcharges = times(questions, (at): Rule => ({ id: `surcharge-${at}`, title: 'Surcharge', effect: { kind: 'add', price: table(at, 500) } }))
  const others = times(Math.max(rules - questions, 0), (at): Rule => {
    const inputs = [{ input: question(at), options: [option(at)] }]
    const both = [...inputs, { input: question(at + 1), options: [option(at + 3), option(at + 5)] }]
    const id = { id: `rule-${at}`, title: 'Rule' }
    switch (at % 6) {
      case 0:
        return { ...id, when: { inputs }, effect: { kind: 'percent', bps: -1000, of: 'base' } }
      case 1:
        return { ...id, when: { inputs: both }, effect: { kind: 'quote', reason: 'look' } }
      case 2:
        return { ...id, when: { inputs: both }, effect: { kind: 'forbid', reason: 'look' } }
      case 3:
        return { ...id, when: { weekdays: ['saturday', 'sunday'], package: ['package-0'] }, effect: { kind: 'percent', bps: 1500, of: 'package' } }
      case 4:
        return { ...id, when: { addons: ['addon-1'], date: { from: '2027-12-01', until: '2027-12-31' } }, effect: { kind: 'amount', amount: -200 } }
      default:
        return { ...id, when: { addons: ['addon-2'], inputs }, effect: { kind: 'advise', reason: 'look' } }
    }
  })
  const own: Pick<Category, 'inputs' | 'packages' | 'addonGroups' | 'rules' | 'duration'> = {
    duration: { kind: 'exact', amount: 60 },
    inputs: times(questions, at => ({
      id: question(at),
      kind: 'choice',
      label: question(at),
      show: 'always',
      required: 'Please choose',
      options: times(options, number => ({ id: option(number), label: option(number) })),
    })),
    packages: times(packages, at => ({
      id: `package-${at}`,
      title: `Package ${at}`,
      description: item.description,
      features: item.features,
      price: { kind: 'from', amount: 9000 + at },
    })),
    addonGroups: [
      {
        id: 'extras',
        title: 'Extras',
        choose: 'any',
        items: times(addons, at => ({ id: `addon-${at}`, title: `Add-on ${at}`, price: table(at, 2000), max: 1 + (at % 2) })),
      },
    ],
    rules: [...surcharges, ...others],
  }
  const texts = Object.fromEntries(TEXTS.map(key => [key, category[key]])) as Pick<Category, (typeof TEXTS)[number]>
  return { business: { ...business, reasons: [{ id: 'look', text: 'We look first.' }] }, categories: [{ ...texts, ...own }] }
}

function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at))
}

/** What a category says besides its prices. */
const TEXTS = [
  'id',
  'fieldPrefix',
  'order',
  'title',
  'formTitle',
  'navTitle',
  'sectionId',
  'path',
  'icon',
  'heading',
  'intro',
  'packageLabel',
  'packageRequired',
  'callsToAction',
  'seo',
] as const satisfies readonly (keyof Category)[]
