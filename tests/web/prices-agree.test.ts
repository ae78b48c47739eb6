import { expect, test } from 'vitest'
import { readSelection } from '#src/booking/request/flat-selection.ts'
import { calculatedPrice } from '#src/booking/request/estimate-snapshot.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { priceRows } from '#src/catalog/words/price-text.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { sampleRevision } from '../support/content/sample-revision.ts'
import { offersOf } from '../support/prices/schema-org.ts'

/** What a visitor reads, what search engines are told, and what the server asks for: one price. The pages' own tests hold the text on the page to the same rows. */
const revision = await sampleRevision()
const { categories, messages } = revision.content
const offers = new Map(categories.flatMap(lead => offersOf(revision, '2026-06-01', lead)).map(offer => [offer.name, offer]))

const ROWS = categories.flatMap(category =>
  category.packages.flatMap(item =>
    priceRows(item.price, { category, package: item, money: revision.money, wording: messages.price }).map(row => ({
      name: [item.title, ...row.labels].join(', '),
      category,
      item,
      row,
    })),
  ),
)

test.each(ROWS)('$name', ({ name, category, item, row }) => {
  const specification = offers.get(name)?.priceSpecification
  expect(offers.has(name)).toBe(true)
  const counts = category.inputs.filter(({ kind }) => kind === 'number').map(({ id }) => id)
  for (const count of [1, 33]) {
    const answers = Object.fromEntries([...Object.entries(row.answers), ...(row.price.kind === 'per' ? counts.map(id => [id, count] as const) : [])])
    const flat = {
      vehicle_category: category.id,
      [`${category.fieldPrefix}_package`]: item.id,
      ...Object.fromEntries(Object.entries(answers).map(([input, answer]) => [`${category.fieldPrefix}_${input}`, answer])),
    }
    const read = readSelection(revision.catalog, flat)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const resolution = resolve(revision.catalog, read.selection)
    if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
    const asked = calculatedPrice(estimate(resolution.resolved), revision)
    const told = specification?.price ?? specification?.minPrice
    if (told === undefined) expect(asked).toBe('Consultation Required')
    else expect(Number(asked)).toBe(told * (row.price.kind === 'per' ? count : 1))
  }
})
