import { compile } from '#src/catalog/compile/compile.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { lintContent } from '#src/cms/check/lint-content.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { contentOf, priceLists } from '#tests/support/prices/price-list.ts'
import { atMost, compare, cycle, type Figure, timeOf } from './measure.ts'

const CODES = 40_000

/** Times of the publish check and of the lints, for the sample and for all price lists of the tests, which together use every part of the language. */
export function publishFigures(sample: Content): Figure[] {
  const lists = priceLists().flatMap(({ category, ...list }) => (category === undefined ? [] : [contentOf({ ...list, category })]))
  const packages = lists.flatMap(({ categories }) => categories).reduce((sum, { packages: { length } }) => sum + length, 0)
  const checked = (contents: readonly Content[]) => contents.map(content => ({ content, report: publishCheck(content) }))
  const linted = (contents: ReturnType<typeof checked>) => contents.forEach(({ content, report }) => lintContent(content, report.epochs ?? []))
  const [ofSample, ofLists] = [checked([sample]), checked(lists)]
  const many = `${lists.length} price lists, ${packages} packages`
  return [
    {
      name: 'publish check of the sample',
      ...atMost(
        timeOf(() => checked([sample])),
        100,
        'ms',
      ),
    },
    {
      name: 'lints of the sample',
      ...atMost(
        timeOf(() => linted(ofSample)),
        100,
        'ms',
      ),
    },
    {
      name: `publish check of ${many}`,
      ...atMost(
        timeOf(() => checked(lists), 3),
        2000,
        'ms',
      ),
    },
    {
      name: `lints of ${many}`,
      ...atMost(
        timeOf(() => linted(ofLists), 3),
        2000,
        'ms',
      ),
    },
  ]
}

/** What an estimate takes longer whose size is looked up among many codes. */
export function lookupFigure(): Figure {
  const few = sizeByCode(40)
  const many = sizeByCode(CODES)
  const times = compare({ few, many })
  return { name: `lookup among ${CODES.toLocaleString('en')} codes, beside among 40`, ...atMost((times.many - times.few) * 1000, 1, 'µs') }
}

/** Returns estimates of a price by a size that follows from a code, one code after the other. */
function sizeByCode(count: number): () => void {
  const codes = Array.from({ length: count }, (_, at) => `C${10_000 + at}`)
  const sizes = ['small', 'middle', 'large']
  const { categories, ...content } = contentOf({
    name: 'by-code',
    category: {
      title: 'By code',
      inputs: [
        { id: 'code', kind: 'code', label: 'Code', show: 'used', pictures: ['A99999'] },
        {
          id: 'size',
          kind: 'lookup',
          label: 'Size',
          show: 'used',
          from: 'code',
          options: sizes.map(id => ({ id, label: id })),
          rows: sizes.map((option, at) => ({ option, values: codes.filter((_, index) => index % sizes.length === at) })),
          else: { ask: true },
        },
      ],
      packages: [
        {
          id: 'wash',
          title: 'Wash',
          price: { kind: 'by', input: 'size', rows: sizes.map((option, at) => ({ option, price: { kind: 'exact', amount: 5000 + at } })) },
        },
      ],
    },
  })
  const result = compile({ ...content, categories })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const next = cycle(codes)
  return () => {
    const resolution = resolve(result.catalog, { category: 'by-code', package: 'wash', addons: [], inputs: { code: next() }, date: null })
    if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
    estimate(resolution.resolved)
  }
}
