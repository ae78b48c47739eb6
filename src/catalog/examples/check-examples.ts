import type { Content, Example, FailedExample } from '#src/contract/generated/types.ts'
import { outcomeOf, outcomeText, priceChange, type Worded } from '../compare/price-change.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import { estimate } from '../estimate/estimate.ts'
import { resolve } from '../estimate/resolve.ts'
import type { Catalog } from '../plan.ts'
import type { CheckedEpoch } from '../publish-check/publish-check.ts'
import { moneyOf } from '../words/money.ts'
import { beforeTax } from '../taxes/before-tax.ts'
import { examplePrice, outcomeIn } from './example-price.ts'
import { placeIn, selectionOf } from './example-selection.ts'
import { mendedAnswers } from './mended-answers.ts'

/**
 * Reports the examples that fail, at their places; returns those that can be accepted: with the price that they have now, or with answers that give them
 * one. Each is priced by the epoch of its visit's day, without one by the first: content is right on every day that it is read. `pointer` is that of their
 * list.
 */
export function checkExamples(
  { examples: document, business, messages, visit }: Pick<Content, 'examples' | 'business' | 'messages' | 'visit'>,
  epochs: readonly CheckedEpoch[],
  pointer: ContentPointer,
): FailedExample[] {
  const examples = document?.examples ?? []
  const words: Worded = { content: { messages }, money: moneyOf(business) }
  const titles = new Set<string>()
  const failures = examples.flatMap((example, position) => {
    const place = pointer.at(position)
    if (titles.has(example.title)) place.at('title').report(`a second example called "${example.title}": names must differ`)
    titles.add(example.title)
    const failed = checkExample(example, epochs, words, place)
    return failed === null ? [] : [{ position, ...failed }]
  })
  const repriced = failures.filter(({ mended }) => mended === undefined)
  const [first, ...others] = repriced.filter(({ isByTax }) => isByTax)
  if (first !== undefined && others.length > 0)
    pointer
      .at(first.position, 'price')
      .report(`${others.length + 1} examples differ by the tax that is added, and by nothing else: ${said(first, visit)}. ${ACCEPT}`)
  for (const failed of repriced) {
    if (!failed.isByTax || others.length === 0) pointer.at(failed.position, 'price').report(said(failed, visit))
  }
  return failures.map(failure => {
    const { isByTax: _, ...failed } = failure
    return failed
  })
}

const ACCEPT = 'To let all of them have it: npm run content:accept -- --all, or "What will this change do?" in the Studio'

/** An example that costs something else, or needs other answers. */
interface Failure extends Omit<FailedExample, 'position'> {
  /** Whether it costs what it asks for and the taxes that are added. */
  isByTax: boolean
}

/** An example is an item alone: who counted what the visit adds is told so. */
function said({ title, expected, actual }: Pick<FailedExample, 'title' | 'expected' | 'actual'>, visit: Content['visit']): string {
  const alone =
    visit?.rules === undefined && visit?.limit === undefined ? '' : " without the visit's own questions and fees, which examples do not count"
  return `"${title}" should be ${expected}, but is ${actual}${alone}`
}

function checkExample(example: Example, epochs: readonly CheckedEpoch[], words: Worded, place: ContentPointer): Failure | null {
  const { title, price: asked } = example
  checkOnce(example, place)
  if (asked.kind === 'range' && asked.high <= asked.low) place.at('price', 'high').report(`must be above low, ${words.money.text(asked.low)}`)
  const selection = selectionOf(example)
  const { date } = selection
  const epoch = epochs.findLast(({ start }) => date !== null && start <= date) ?? epochs[0]
  if (epoch === undefined) return null
  const resolution = resolve(epoch.catalog, selection)
  if (!resolution.ok) {
    for (const problem of resolution.problems) place.at(...placeIn(example, problem.place)).report(`"${title}" cannot be chosen: ${problem.message}`)
    return withAnswers(example, epoch.catalog, words)
  }
  const result = estimate(resolution.resolved)
  const outcome = outcomeOf(result)
  if (outcome === null) {
    const labels = resolution.resolved.category.category.inputs.filter(({ id }) => result.missing.includes(id)).map(({ label }) => `"${label}"`)
    place.at('answers').report(`"${title}" has no price yet: it must answer ${labels.join(', ')}`)
    return withAnswers(example, epoch.catalog, words)
  }
  const price = examplePrice(outcome)
  if (price === null) {
    place.report(`"${title}" cannot be booked: ${result.reasons.map(({ text }) => text).join(' ')}`)
    return null
  }
  const expected = outcomeIn(asked)
  if (priceChange(expected, outcome) === null) return null
  const bare = outcomeOf({ ...result, ...beforeTax(result) })
  const isByTax = bare !== null && priceChange(expected, bare) === null
  return { title, expected: outcomeText(expected, words) ?? '', actual: outcomeText(outcome, words) ?? '', price, isByTax }
}

/** An example with answers that give it a price; null where there are none. */
function withAnswers(example: Example, catalog: Catalog, words: Worded): Failure | null {
  const found = mendedAnswers(example, catalog, words.money)
  const price = found === null ? null : examplePrice(found.outcome)
  if (found === null || price === null) return null
  const [expected = '', actual = ''] = [outcomeIn(example.price), found.outcome].map(outcome => outcomeText(outcome, words) ?? '')
  return { title: example.title, expected, actual, price, mended: found.mended, isByTax: false }
}

/** Checks that nothing is answered or taken twice, or answered in two ways. */
function checkOnce({ answers = [], addons = [] }: Example, place: ContentPointer): void {
  const check = (ids: readonly string[], name: string, what: string) =>
    ids.forEach((id, position) => {
      if (ids.indexOf(id) < position) place.at(name, position).report(`${what} "${id}" stands here a second time`)
    })
  answers.forEach(({ option, number, text }, position) => {
    const ways = Object.entries({ 'an option': option, 'a number': number, 'a text': text }).flatMap(([way, given]) =>
      given === undefined ? [] : [way],
    )
    if (ways.length > 1) place.at('answers', position).report(`has ${ways.join(' and ')}: leave one of them in`)
  })
  check(
    answers.map(({ input }) => input),
    'answers',
    'the answer to',
  )
  check(
    addons.map(({ addon }) => addon),
    'addons',
    'the add-on',
  )
}
