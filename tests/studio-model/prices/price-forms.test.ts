import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { trimmed } from '#src/cms/sanity/dataset-trim.ts'
import { decode } from '#src/contract/decode.ts'
import { validateCategory } from '#src/contract/generated/content-validators.js'
import type { Content, Price } from '#src/contract/generated/types.ts'
import { changeForm } from '#src/studio-model/prices/change-form.ts'
import { FORM_NAMES, type FormName, type PriceForm } from '#src/studio-model/prices/forms/registry.ts'
import { priceProblems } from '#src/studio-model/prices/price-problems.ts'
import { priceScope } from '#src/studio-model/prices/price-scope.ts'
import { readPrice } from '#src/studio-model/prices/read-price.ts'
import { writePrice } from '#src/studio-model/prices/write-price.ts'
import { drawFromTape } from '#tests/support/draw.ts'
import { drawPriceForm } from '#tests/support/prices/price-forms.ts'
import { catalogContent } from '#tests/support/prices/random-catalog.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

type Fields = Record<string, unknown>

async function contentOf(folder: string): Promise<Content> {
  const loaded = await loadContent(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value.content
}

const sample = await contentOf(SAMPLE_FOLDER)
const other = await contentOf('tests/content/window-cleaning')

/** The outermost prices or durations of a dataset document, in order. */
function outermost(part: unknown, type: 'Price' | 'Duration'): Fields[] {
  if (typeof part !== 'object' || part === null) return []
  if ('_type' in part && part._type === type) return [part]
  return Object.values(part).flatMap(inner => outermost(inner, type))
}

function pricesOf(content: Content, type: 'Price' | 'Duration' = 'Price'): Fields[] {
  return toDocuments(content).flatMap(document => outermost(document, type))
}

function formOf(price: Fields): FormName | 'none' | 'deeper' {
  const form = readPrice(price)
  return typeof form === 'string' ? form : form.form
}

/** How often each form occurs. */
function counted(prices: readonly Fields[]): Partial<Record<ReturnType<typeof formOf>, number>> {
  const counts: Partial<Record<ReturnType<typeof formOf>, number>> = {}
  for (const price of prices) counts[formOf(price)] = (counts[formOf(price)] ?? 0) + 1
  return counts
}

function expectSame(price: Fields, type: 'Price' | 'Duration' = 'Price'): void {
  const form = readPrice(price)
  if (typeof form === 'string') return
  expect(writePrice(form, type)).toEqual(price)
}

describe('the forms of the prices of content', () => {
  test.each<[string, Content, ReturnType<typeof counted>]>([
    ['tests/content/detailing', sample, { bySize: 8, one: 18, consultation: 17, perUnit: 1 }],
    ['tests/content/window-cleaning', other, { one: 6, bySize: 6, perUnit: 7, steps: 2, consultation: 1, deeper: 1 }],
  ])('%s', (_, content, expected) => {
    expect(counted(pricesOf(content))).toEqual(expected)
  })

  test('durations have the same forms', () => {
    expect(counted(pricesOf(sample, 'Duration'))).toEqual({ one: 7 })
    expect(counted(pricesOf(other, 'Duration'))).toEqual({ one: 8, perUnit: 10, bySize: 2, deeper: 1 })
  })
})

test.each(['Price', 'Duration'] as const)('what is read and written is the same %s in both sample businesses', type => {
  for (const price of [...pricesOf(sample, type), ...pricesOf(other, type)]) expectSame(price, type)
})

test('what is read and written is the same price in every catalog', () => {
  const seen = { shown: 0, deeper: 0 }
  fc.assert(
    fc.property(catalogContent(), ({ categories }) => {
      for (const type of ['Price', 'Duration'] as const) {
        for (const price of pricesOf({ ...sample, categories }, type)) {
          expectSame(price, type)
          seen[readPrice(price) === 'deeper' ? 'deeper' : 'shown'] += 1
        }
      }
    }),
    { numRuns: 300 },
  )
  expect(seen.shown).toBeGreaterThan(1000)
})

const money = moneyOf({ currency: 'USD', locale: 'en-US' })

/** A category that asks two choices and two numbers. */
const [category] = other.categories
const document = toDocuments(other).find(({ id }) => id === category?.id)
const scope = priceScope(document, other.business.reasons, money, {
  prices: [{ id: 'usual', title: 'The usual price', price: { kind: 'exact', amount: 5000 } }],
})

const forms = fc.array(fc.nat(), { maxLength: 200, size: 'max' }).map(tape => drawPriceForm(drawFromTape(tape), scope))

test('what is written and read is the same form, and nothing is wrong with it for the schemas or for the owner', () => {
  const names = new Set<FormName>()
  fc.assert(
    fc.property(forms, form => {
      names.add(form.form)
      const price = writePrice(form)
      expect(readPrice(price)).toEqual(form)
      expect(priceProblems(price, scope)).toEqual([])
      expect(schemaProblems(price)).toEqual([])
    }),
    { numRuns: 2000 },
  )
  expect(names).toEqual(new Set(FORM_NAMES))
})

/** What the schemas say of a price as a package's. */
function schemaProblems(price: object): unknown[] {
  const plain = trimmed(price, 'Price', new Map())
  if (!plain.ok) return plain.problems
  const [first, ...packages] = category?.packages ?? []
  const decoded = decode(validateCategory, { ...category, packages: [{ ...first, price: plain.value as Price }, ...packages] })
  return decoded.ok ? [] : decoded.problems
}

test('a table and steps keep all of their prices as prices from a day on, and when they are no longer', () => {
  const choices = { ...scope, newKey: () => 'new' }
  fc.assert(
    fc.property(forms, form => {
      fc.pre(form.form === 'bySize' || form.form === 'steps')
      const dated = changeForm(form, 'dated', choices)
      expect(dated).toEqual({ form: 'dated', price: form, changes: [{ key: 'new', from: undefined, price: form }] })
      expect(changeForm(dated, form.form, choices)).toEqual(form)
    }),
    { numRuns: 300 },
  )
})

test('every form can be made of every other, and keeps an amount that all of them can say', () => {
  const choices = { ...scope, newKey: () => 'new' }
  const fixed: PriceForm = { form: 'one', precision: 'exact', low: 12500, high: undefined }
  const names = FORM_NAMES.filter(name => name !== 'consultation' && name !== 'named')
  fc.assert(
    fc.property(forms, fc.array(fc.constantFrom(...names), { minLength: 1 }), (form, path) => {
      const there = path.reduce<PriceForm>((before, to) => changeForm(before, to, choices), fixed)
      expect(changeForm(there, 'one', choices)).toEqual(fixed)
      for (const to of names) expect(changeForm(form, to, choices).form).toBe(to)
    }),
    { numRuns: 300 },
  )
})
