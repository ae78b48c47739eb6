import { Mutation } from '@sanity/mutator'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { type Patch, patchesBetween, type Path } from '#src/studio-model/draft/patches.ts'
import { priceScope } from '#src/studio-model/prices/price-scope.ts'
import { writePrice } from '#src/studio-model/prices/write-price.ts'
import { drawFromTape } from '#tests/support/draw.ts'
import { drawPriceForm } from '#tests/support/prices/price-forms.ts'

const loaded = await loadContent('tests/content/window-cleaning')
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { content } = loaded.value
const category = toDocuments(content).find(({ _type }) => _type === 'category')
const scope = priceScope(category, content.business.reasons, moneyOf(content.business), {
  prices: [{ id: 'usual', title: 'The usual price', price: { kind: 'exact', amount: 5000 } }],
})
const prices = fc.array(fc.nat(), { maxLength: 200, size: 'max' }).map(tape => writePrice(drawPriceForm(drawFromTape(tape), scope)))

/** What Sanity's own mutator makes of a value with patches applied. */
function patched(value: unknown, patches: readonly Patch[]): unknown {
  const mutations = patches.map(patch => ({ patch: { id: 'a', ...operation(patch) } }))
  const document = new Mutation({ mutations }).apply({ _id: 'a', _type: 'thing', value })
  return (document as { value?: unknown } | null)?.value
}

function operation(patch: Patch): object {
  const at = pathText(['value', ...patch.path])
  if (patch.type === 'set') return { set: { [at]: patch.value } }
  if (patch.type === 'unset') return { unset: [at] }
  return { insert: patch.position === 'after' ? { after: at, items: patch.items } : { before: `${at}[0]`, items: patch.items } }
}

function pathText(path: Path): string {
  return path
    .map(part => (typeof part === 'string' ? `.${part}` : `[_key=="${part._key}"]`))
    .join('')
    .slice(1)
}

test(`patches make the one price of the other, in the words of Sanity's own mutator`, () => {
  fc.assert(
    fc.property(prices, prices, (before, after) => {
      expect(patched(before, patchesBetween(before, after))).toEqual(after)
      expect(patchesBetween(before, structuredClone(before))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

const row = (key: string, amount: unknown) => ({ _key: key, price: { kind: 'exact', amount } })

test.each<[string, unknown, unknown, Patch[]]>([
  [
    'one amount',
    { rows: [row('a', 1), row('b', 2)] },
    { rows: [row('a', 1), row('b', 3)] },
    [{ type: 'set', path: ['rows', { _key: 'b' }, 'price', 'amount'], value: 3 }],
  ],
  ['an amount that is gone', row('a', 1), row('a', undefined), [{ type: 'unset', path: ['price', 'amount'] }]],
  ['a row that is gone', { rows: [row('a', 1), row('b', 2)] }, { rows: [row('b', 2)] }, [{ type: 'unset', path: ['rows', { _key: 'a' }] }]],
  [
    'a new row',
    { rows: [row('a', 1)] },
    { rows: [row('a', 1), row('b', 2)] },
    [{ type: 'insert', position: 'after', path: ['rows', { _key: 'a' }], items: [row('b', 2)] }],
  ],
  [
    'a new first row',
    { rows: [row('a', 1)] },
    { rows: [row('b', 2), row('a', 1)] },
    [{ type: 'insert', position: 'first', path: ['rows'], items: [row('b', 2)] }],
  ],
  ['a price where there was none', undefined, { kind: 'included' }, [{ type: 'set', path: [], value: { kind: 'included' } }]],
])('%s is one patch', (_, before, after, expected) => {
  expect(patchesBetween(before, after)).toEqual(expected)
})
