import jsonLogic from 'json-logic-js'
import { LogicEngine } from 'json-logic-engine'
import { readSelection } from '#src/booking/request/flat-selection.ts'
import { calculatedPrice } from '#src/booking/request/estimate-snapshot.ts'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import type { Category } from '#src/contract/generated/types.ts'
import { handWritten } from './hand-written.ts'
import { jsonLogicRules } from './json-logic-rules.ts'
import { atLeast, atMost, compare, cycle, type Figure, timeOf } from './measure.ts'
import { lookupFigure, publishFigures } from './published-prices.ts'
import { randomForms } from './random-forms.ts'
import { estimateVisit } from '#src/catalog/visit/estimate-visit.ts'
import { resolveVisit } from '#src/catalog/visit/resolve-visit.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

type Form = Record<string, unknown>

/** Compares the price engine with its peers, on random complete selections of the sample business. */
export async function benchPrices(): Promise<Figure[]> {
  const loaded = await loadContent(SAMPLE_FOLDER)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { content } = loaded.value
  const catalog = compiled(content)
  const money = moneyOf(content.business)
  const forms = randomForms(content, 2000)
  const ours = (form: Form, on: Catalog) => {
    const read = readSelection(on, form)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const resolution = resolve(on, read.selection)
    if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
    const result = estimate(resolution.resolved)
    return { result, price: calculatedPrice(result, { money }) }
  }
  const rules = jsonLogicRules(content)
  const engine = new LogicEngine()
  const built = { lines: engine.build(rules.lines), answer: engine.build(rules.answer) }
  const compiledPeer = (form: Form) => toAnswer(built.answer(built.lines(form)))
  const interpretedPeer = (form: Form) => toAnswer(jsonLogic.apply(rules.answer, jsonLogic.apply(rules.lines, form)))
  for (const form of forms) {
    const { result, price } = ours(form, catalog)
    const expected = comparable({ ...result, price })
    for (const answer of [handWritten(form), compiledPeer(form), interpretedPeer(form)]) {
      if (comparable(answer) !== expected) throw new Error(`answers differ:\n${expected}\n${comparable(answer)}\n${JSON.stringify(form)}`)
    }
  }

  const next = cycle(forms)
  const estimates = compare({
    ours: () => ours(next(), catalog),
    byHand: () => handWritten(next()),
    compiledPeer: () => compiledPeer(next()),
    interpretedPeer: () => interpretedPeer(next()),
  })
  const large = largeContent(content, 10_000)
  const largeCatalog = compiled(large)
  const nextLarge = cycle(randomForms(large, 2000))
  const sizes = compare({ small: () => ours(next(), catalog), large: () => ours(nextLarge(), largeCatalog) })
  const visits = compare(visitsOf(content))
  const ratio = (value: number) => Number(value.toFixed(2))
  return [
    { name: 'estimate with lines', value: ratio(estimates.ours * 1000), unit: 'µs', aim: '', holds: true },
    { name: 'json-logic-engine compiled / ours', ...atLeast(estimates.compiledPeer / estimates.ours, 1, 'ratio') },
    { name: 'json-logic-js / ours', ...atLeast(estimates.interpretedPeer / estimates.ours, 20, 'ratio') },
    { name: 'ours / hand-written', value: ratio(estimates.ours / estimates.byHand), unit: 'ratio', aim: '2 to 4, readability first', holds: true },
    {
      name: 'compile the sample',
      ...atMost(
        timeOf(() => compiled(content)),
        10,
        'ms',
      ),
    },
    {
      name: 'compile 10,000 packages',
      ...atMost(
        timeOf(() => compiled(large)),
        300,
        'ms',
      ),
    },
    {
      name: 'estimate on 10,000 packages / on the sample',
      value: ratio(sizes.large / sizes.small),
      unit: 'ratio',
      aim: '<= 1.5',
      holds: sizes.large / sizes.small <= 1.5,
    },
    {
      name: 'visit of 20 items / of one',
      value: ratio(visits.twenty / visits.one),
      unit: 'ratio',
      aim: '<= 20',
      holds: visits.twenty / visits.one <= 20,
    },
    ...publishFigures(content),
    lookupFigure(),
  ]
}

/** Estimates of visits of one item and of 20, which have a fee, discounts by their number, and a question. */
function visitsOf(content: CatalogContent): { one: () => unknown; twenty: () => unknown } {
  const result = compile({ ...content, visit: { ...sampleVisit(), mostItems: 20 } })
  if (!result.ok || result.visit === null) throw new Error(JSON.stringify(result))
  const { catalog, visit } = result
  const items = randomForms(content, 2000).flatMap(form => {
    const read = readSelection(catalog, form)
    return read.ok ? [read.selection] : []
  })
  const next = cycle(items)
  const priced = (count: number) => {
    const resolution = resolveVisit(catalog, visit, { items: Array.from({ length: count }, next), inputs: { water: 'no' }, date: null })
    if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
    return estimateVisit(visit, resolution.items, resolution.own)
  }
  return { one: () => priced(1), twenty: () => priced(20) }
}

function compiled(content: CatalogContent): Catalog {
  const result = compile(content)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.catalog
}

/** Serialises the parts of an answer in which all alternatives must agree. */
function comparable({ price, lines, reasons, notes, missing, used, duration }: Answer): string {
  return JSON.stringify({
    price,
    lines: lines.map(({ id, kind, title, low, high }) => ({ id, kind, title, low, high })),
    reasons: reasons.map(reason => (typeof reason === 'string' ? reason : reason.text)),
    notes: notes.map(({ kind, title, text }) => [kind, kind === 'notice' ? (title ?? text) : text]),
    missing,
    used,
    duration,
  })
}

interface Answer {
  price: string | null
  lines: readonly { id: string; kind: string; title: string; low: number | null; high: number | null }[]
  reasons: readonly (string | { text: string })[]
  notes: readonly { kind: string; title?: string | null; text: string | null }[]
  missing: readonly string[]
  used: readonly string[]
  duration: { low: number; high: number } | null
}

type Answers = [
  lines: Line[],
  total: number,
  reasons: string[],
  notes: [string, string, string][],
  missing: string[],
  used: string[],
  minutes: [number, number] | null,
]

type Line = [id: string, kind: string, title: string, low: number | null, high: number | null, reason: string | null]

/** Converts a result of JSON-Logic to our own answer. */
function toAnswer(result: unknown): Answer {
  const [lines, total, reasons, notes, missing, used, minutes] = result as Answers
  return {
    price: reasons.length > 0 ? 'Consultation Required' : missing.length > 0 ? null : (total / 100).toFixed(2),
    lines: lines.map(([id, kind, title, low, high]) => ({ id, kind, title, low, high })),
    reasons: [...new Set(reasons)],
    notes: notes.map(([kind, , text]) => ({ kind, text })),
    missing,
    used,
    duration: missing.length > 0 || minutes === null ? null : { low: minutes[0], high: minutes[1] },
  }
}

/** The sample content with many more packages in one category. */
function largeContent<C extends CatalogContent>(content: C, count: number): C {
  const grow = (category: Category): Category => ({
    ...category,
    packages: Array.from({ length: count }, (_, index) => {
      const model = category.packages[index % category.packages.length]
      if (model === undefined) throw new Error('a category without packages')
      return { ...model, id: `${model.id}-${index}` }
    }),
  })
  return { ...content, categories: content.categories.map((category, index) => (index === 0 ? grow(category) : category)) }
}
