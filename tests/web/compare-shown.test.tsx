import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compareCatalogs } from '#src/catalog/compare/compare-catalogs.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Category, Content } from '#src/contract/generated/types.ts'
import { CategorySection } from '#src/web/renderer/category/category-section.tsx'
import { PageContext, type PageView } from '#src/web/renderer/page-view.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { compiledRevision, randomContent, randomEdit } from '#tests/support/prices/random-edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SEED } from '#tests/support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `CATALOGS=1000 npx vitest run compare-shown` for more of them. */
const ROUNDS = sizeOf('CATALOGS', { everyday: 15, all: 100 })

const { content: sample } = await sampleRevision()
const TODAY = '2026-11-21'

test('every price on a page that another state of the content shows otherwise is told', { timeout: 240_000 }, () => {
  let differing = 0
  for (let seed = SEED; seed < SEED + ROUNDS; seed++) {
    const draw = drawFromSeed(seed)
    const before = randomContent(draw, sample)
    const after = randomEdit(draw, before)
    const told = compareCatalogs(compiledRevision(before), compiledRevision(after), TODAY, 1)
    const lines = told.flatMap(({ category, items }) =>
      items.flatMap(({ title, lines }) =>
        lines.flatMap(({ of, label, before, after }) =>
          of === 'price' || of === 'title'
            ? [before, after].map(text => [category, of === 'title' ? text : title, questioned(label), of === 'title' ? '' : text].join('|'))
            : [],
        ),
      ),
    )
    const known = new Set(lines)
    const [old, now] = [pricesShown(before), pricesShown(after)]
    for (const line of [...old, ...now]) {
      if (old.has(line) && now.has(line)) continue
      differing++
      const [category = '', title = ''] = line.split('|')
      // What has another title is told by its titles.
      expect(known.has(line) || known.has([category, title, '', ''].join('|')), `SEED=${seed}: ${line}\n${lines.join('\n')}`).toBe(true)
    }
  }
  expect(differing).toBeGreaterThan(ROUNDS)
})

/** Every price in the section of every category: `category|item|label|text`. */
function pricesShown(content: Content): Set<string> {
  const revision = compiledRevision(content)
  return new Set(content.categories.flatMap(category => pricesIn(markup(category, content, revision)).map(line => `${category.id}|${line}`)))
}

function pricesIn(html: string): string[] {
  const cards = [...html.matchAll(/<article.*?<h3>(.*?)<\/h3>(.*?)<\/article>/gs)].flatMap(([, title = '', card = '']) => {
    const rows = [...card.matchAll(/<th scope="row">(?:<a [^>]*>)?(.*?)(?:<\/a>)?<\/th><td>(.*?)<\/td>/gs)].map(([, label = '', text = '']) => [
      title,
      questioned(label),
      text,
    ])
    rows.push(...[...card.matchAll(/<td colSpan="2">(.*?)<\/td>/g)].map(([, text = '']) => inAll(title, text)))
    // That tax is added to a price is told by the category's taxes.
    const only = /<p class="price"><span>.*?<\/span> <b>(.*?)(?:<small> plus tax<\/small>)?((?:<small><br\/>.*?<\/small>)*)<\/b>/s.exec(card)
    if (only === null) return rows
    const [, price = '', more = ''] = only
    return [...rows, [title, '', price], ...[...more.matchAll(/<br\/>(.*?)<\/small>/g)].map(([, text = '']) => inAll(title, text))]
  })
  const addons = [...html.matchAll(/<tr><th scope="row">(Add-on [^<]*|Title [^<]*)(?:<small>.*?<\/small>)*<\/th><td>(.*?)<\/td><\/tr>/gs)].flatMap(
    ([, title = '', cell = '']) =>
      [...cell.matchAll(/<div>(.*?)<\/div>/gs)].map(([, text = '']) => [
        title,
        text.split(': ').slice(0, -1).join(', '),
        text.split(': ').at(-1) ?? '',
      ]),
  )
  return [...cards, ...addons].map(parts => parts.join('|').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
}

/** The least in all, with its days where it has some. */
function inAll(title: string, text: string): string[] {
  const [, days = '', price = text] = /^(.*\d): (.*)$/.exec(text) ?? []
  return [title, days, price]
}

function markup(category: Category, content: Content, { money, catalog }: Revision): string {
  const view = {
    content,
    catalog,
    money,
    today: TODAY,
    layout: 'desktop',
    lead: null,
    assets: { drawings: '' },
    links: { book: () => '#' },
    text: (text: string) => text,
  } as unknown as PageView
  return renderToStaticMarkup(
    <PageContext value={view}>
      <CategorySection category={category} />
    </PageContext>,
  )
}

/** A question and its answer, as two choices. */
function questioned(label: string): string {
  return label.replaceAll(': ', ', ')
}
