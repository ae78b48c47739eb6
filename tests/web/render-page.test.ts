import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { toldPrice } from '#src/catalog/told/told-price.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { plainText } from '#src/contract/prose.ts'
import type { Category, Layout, Section } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { decoded, idsIn, render, textOf, textsIn } from '#tests/support/content/rendered-page.ts'

const sample = await sampleRevision()
const layouts: Layout[] = ['desktop', 'mobile']
const paths = ['/', ...sample.content.categories.map(({ path }) => path)]
const pages = layouts.flatMap(layout => paths.map(path => ({ layout, path })))

describe.each(pages)('$layout $path', ({ layout, path }) => {
  const { html, inlineScripts, inlineStyles } = render(sample, layout, path)
  const text = textOf(html)

  test.each(sample.content.categories)('says all about $id', category => {
    const missing = textsOf(category, sample).filter(wanted => !text.includes(wanted))
    expect(missing).toEqual([])
  })

  test('says who we are, how we work and what is asked often', () => {
    const { site, business } = sample.content
    const wanted = [
      'Monday – Sunday',
      '7:00 AM – 7:00 PM',
      'Last appointment starts at 5:00 PM',
      'How it works',
      'Do I have to be there?',
      ...(business.policies ?? []).flatMap(policy => [policy.title, plainText(policy.text)]),
      business.guarantee?.text ?? 'a guarantee',
      business.phone,
      business.email,
      business.serviceArea.text,
      ...business.serviceArea.places,
      'Guaranteed',
      site.wording.skipLink,
    ]
    expect(wanted.filter(each => !spaced(text).includes(each))).toEqual([])
    expect(text).toContain('© 2026 Alderglass Mobile Detailing. All rights reserved.')
  })

  test('fills every placeholder', () => {
    expect(text.match(/\{\w+\}/g)).toBeNull()
  })

  test('no id stands twice', () => {
    const ids = idsIn(html)
    expect(ids.filter((id, position) => ids.indexOf(id) !== position)).toEqual([])
  })

  test('every link into the page has its target, and so has every reference between elements', () => {
    const ids = idsIn(html)
    const anchors = [...html.matchAll(/href="(?:\?[^"]*)?#([^"]*)"/g)].map(([, anchor]) => anchor)
    const references = [...html.matchAll(/aria-(?:labelledby|describedby|controls)="([^"]*)"/g)].map(([, id]) => id)
    expect(anchors.length).toBeGreaterThan(20)
    expect([...anchors, ...references].filter(id => !ids.includes(id ?? ''))).toEqual([])
  })

  test('links to packages and comparisons are named apart, and a name begins with what is read', () => {
    const places = new Map<string, Set<string>>()
    for (const [, attributes = '', content = ''] of html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
      const read = textsIn(content).join(' ')
      const name = decoded(/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? read)
      const place = /href="([^"]*)"/.exec(attributes)?.[1] ?? ''
      // The rows of a package's prices have the package for their context, and all of a category's places one name.
      if (!/package=[\w-]+#|-comparison$/.test(place)) continue
      places.set(name, (places.get(name) ?? new Set()).add(place))
      expect(name.startsWith(read), `${name} begins with ${read}`).toBe(true)
    }
    expect([...places].filter(([, of]) => of.size > 1)).toEqual([])
  })

  test('carries only scripts and styles that the server is told of', () => {
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script)
    const stylesheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style)
    expect(scripts).toEqual(inlineScripts)
    expect(stylesheets).toEqual(inlineStyles)
    expect(html).not.toMatch(/<[^>]+ (?:style|on\w+)="/)
  })

  test('its scripts run alone', () => {
    for (const script of inlineScripts) expect(() => new Script(script)).not.toThrow()
    expect(inlineScripts.join('')).not.toMatch(/__vi|import\./)
  })

  test('has one heading of the first rank in each view, and its own address', () => {
    const views = layout === 'desktop' ? 1 : sample.content.site.mobile.views.length
    expect(html.match(/<h1[ >]/g)).toHaveLength(views)
    expect(html).toContain(`<link rel="canonical" href="https://example.com${path}"/>`)
  })
})

/** The prices of the specification's section 9, as a visitor reads them. */
const priceTables: [string, string[]][] = [
  ['car-basic-shine', ['Coupes/Sedans', '$50', 'Mid-Size SUV/Trucks', '$55', 'Large SUV/Vans/3-Row', '$60']],
  ['car-silver-shine', ['Coupes/Sedans', '$125+', 'Mid-Size SUV/Trucks', '$150+', 'Large SUV/Vans/3-Row', '$175+']],
  ['car-gold-shine', ['Coupes/Sedans', '$300+', 'Mid-Size SUV/Trucks', '$350+', 'Large SUV/Vans/3-Row', '$400+']],
  ['car-platinum-shine', ['Coupes/Sedans', '$450+', 'Mid-Size SUV/Trucks', '$500+', 'Large SUV/Vans/3-Row', '$550+']],
  ['car-gloss-ceramic', ['Coupes/Sedans', '$400+', 'Mid Size/Trucks', '$450+', 'SUV/Lifted Trucks', '$500+']],
  ['rv-exterior-detailing', ['From $12 per linear foot']],
  ['rv-interior-cab', ['$75-$95+']],
  ['semi-silver-shine', ['$299+']],
  ['semi-gold-shine', ['$499+']],
  ['semi-platinum-shine', ['Call for Quote']],
  ['tractor-interior', ['Standard-Sized', '$150', 'Large', '$160']],
  ['tractor-exterior', ['Standard-Sized', '$150', 'Large', '$160']],
  ['tractor-full', ['Standard-Sized', '$250', 'Large', '$300']],
  ['motorcycle-standard-detail', ['$75']],
  ['motorcycle-buff-polish', ['$200']],
]

describe.each(layouts)('prices on the %s page', layout => {
  const { html } = render(sample, layout, '/')

  test.each(priceTables)('of %s', (id, wanted) => {
    const texts = textsIn(cardOf(html, id))
    const start = texts.indexOf(wanted[0] ?? '')
    expect(texts.slice(start, start + wanted.length)).toEqual(wanted)
  })

  test('of add-ons stand beside their names', () => {
    const texts = textsIn(html)
    const pairs = [
      ['Engine Bay', '$100+'],
      ['Interior Fabric Coating', '$125+'],
      ['Headlight Restoration', '$100-$150 per pair'],
      ['Smoke and Odor Elimination', '$200+'],
      ['Awning Cleaning', 'Call for Quote'],
      ['Cleaning personal belongings or clutter', '$50'],
    ]
    const isBeside = ([name, price]: string[]) =>
      texts.some((text, position) => text === name && texts.slice(position + 1, position + 3).includes(price ?? ''))
    expect(pairs.filter(pair => !isBeside(pair))).toEqual([])
  })

  test("are told to search engines as they are shown, on their category's own page", () => {
    for (const category of sample.content.categories) {
      const own = render(sample, layout, category.path).html
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(own)?.[1] ?? '') as StructuredData
      const offers = data.hasOfferCatalog.itemListElement
      const figures = offers.map(({ priceSpecification: specification }) => specification?.price ?? specification?.minPrice ?? null)
      expect(figures).toEqual(category.packages.flatMap(({ id }) => figuresIn(cardOf(own, id))))
    }
  })
})

describe.each(layouts)('packages on the %s page', layout => {
  const { html } = render(sample, layout, '/car-detailing')

  test('say what they build on', () => {
    expect(cardOf(html, 'car-gold-shine')).toContain('Everything in Silver Shine Detail (Deep Clean)')
    const both = cardOf(html, 'tractor-full')
    for (const part of ['Everything in Interior Only', 'Everything in Exterior Only']) expect(both).toContain(part)
    expect(cardOf(html, 'car-basic-shine')).not.toContain('Everything in')
  })

  test('say how long they protect, what is warranted, how to care for it, and answer what is asked', () => {
    const { warranty = '', aftercare = '', certificates = [], questions = [] } = packageOf(sample, 'car-gloss-ceramic')
    const said = textsIn(cardOf(html, 'car-gloss-ceramic'))
    const wanted = ['Protection', '3 years', 'Warranty', warranty, 'Aftercare', aftercare, 'Certificates', ...certificates]
    expect([...wanted, ...questions.flatMap(({ question, answer }) => [question, plainText(answer)])].filter(text => !said.includes(text))).toEqual(
      [],
    )
    expect(cardOf(html, 'car-basic-shine')).not.toMatch(/Warranty|Protection/)
  })

  test('are compared on their own page: every feature, every price, in columns of their names', () => {
    const [table = '', ...others] = [...html.matchAll(/<table><caption.*?<\/table>/gs)].map(([found]) => found)
    expect(others).toEqual([])
    const category = sample.content.categories[0]
    const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => textsIn(row))
    expect(rows[0]?.slice(1)).toEqual(category?.packages.map(({ title }) => title))
    expect(rows.find(([label]) => label === 'Mid-Size SUV/Trucks')).toEqual(['Mid-Size SUV/Trucks', '$55', '$150+', '$350+', '$500+', '$450+'])
    expect(rows.map(([label]) => label)).toEqual(expect.arrayContaining(category?.packages.flatMap(({ features }) => features) ?? []))
    const washed = rows.find(([label]) => label === 'Two-bucket hand wash with grit guards')?.slice(1)
    expect(washed).toEqual(['Included', 'Included', 'Included', 'Included', 'Not included'])
  })

  test('are compared where another page leads', () => {
    expect(html).toMatch(/<a class="comparison" href="\/semi-truck-detailing#semi-services-page-comparison"[^>]*>Compare packages<\/a>/)
    expect(render(sample, layout, '/semi-truck-detailing').html).toContain('id="semi-services-page-comparison"')
    // Nothing of the two packages of this category is the same.
    expect(html).not.toContain('#rv-services-page-comparison')
  })

  test('of content that has no words for any of it are shown as before', () => {
    const { everythingIn: _, protection: _p, warranty: _w, aftercare: _a, certificates: _c, comparison: _t, ...wording } = sample.content.site.wording
    const categories = sample.content.categories.map(category => ({
      ...category,
      packages: category.packages.map(
        ({ includes: _i, protectionYears: _y, warranty: _v, aftercare: _f, certificates: _e, questions: _q, ...item }) => item,
      ),
    }))
    const { guarantee: _g, ...business } = sample.content.business
    const { call: _l, ...bookingForm } = sample.content.bookingForm
    const content = { ...sample.content, business, bookingForm, categories, site: { ...sample.content.site, wording } }
    const bare = render({ ...sample, content }, layout, '/car-detailing').html
    expect(bare).not.toMatch(/class="comparison"|Everything in|class="assurance"><[^/]|>undefined/)
    expect(cardOf(bare, 'car-gold-shine')).toContain('Headliner spot-cleaned')
  })
})

test('a package is booked by its name, and at a size by the row of its price', () => {
  const { html } = render(sample, 'desktop', '/')
  expect(cardOf(html, 'rv-interior-cab')).toContain('href="?mode=appointment&amp;package=rv-interior-cab#appointments"')
  expect(cardOf(html, 'tractor-full')).toContain('<a href="?mode=appointment&amp;package=tractor-full&amp;size=large#appointments">Large</a>')
})

test('a category comes first on its own page, with its own title', () => {
  for (const { sectionId, path, seo } of sample.content.categories) {
    const { html } = render(sample, 'desktop', path)
    const sections = [...html.matchAll(/<section class="category"[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    expect(sections[0]).toBe(sectionId)
    expect(sections).toHaveLength(sample.content.categories.length)
    expect(textOf(html)).toContain(seo.title)
  }
})

test.each(layouts)("a category's own %s page tells search engines of its own packages alone", layout => {
  const { html } = render(sample, layout, '/tractor-detailing')
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as StructuredData
  expect(data.hasOfferCatalog.itemListElement).toHaveLength(6)
  expect(JSON.stringify(data)).not.toContain('Basic Shine')
})

test.each(layouts)('a section of an unknown kind becomes a marked box on the %s page', layout => {
  const { site } = sample.content
  const unknown: unknown = { kind: 'carousel', id: 'carousel' }
  const sections = [...site.desktop.sections, unknown as Section]
  const views = site.mobile.views.map(view => ({ ...view, sections: [...view.sections, unknown as Section] }))
  const content = { ...sample.content, site: { ...site, desktop: { sections }, mobile: { ...site.mobile, views } } }
  const { html } = render({ ...sample, content }, layout, '/')
  expect(html).toMatch(/<p class="unknown" role="alert" data-unknown-kind="carousel">[^<]*carousel/)
  expect(textOf(html)).toContain('Basic Shine Detail')
})

test.each(layouts)('another business is rendered by the same code on the %s page', async layout => {
  const loaded = await loadContentSnapshot(fileURLToPath(new URL('../content/window-cleaning', import.meta.url)))
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { html } = render(loaded.value.revision, layout, '/')
  const text = textOf(html)
  const wanted = loaded.value.revision.content.categories.flatMap(category => textsOf(category, loaded.value.revision))
  expect(wanted.filter(each => !text.includes(each))).toEqual([])
  expect(html).not.toMatch(/alderglass|detailing|vehicle(?!_category)/i)
})

interface StructuredData {
  hasOfferCatalog: { itemListElement: { priceSpecification?: { price?: number; minPrice?: number } }[] }
}

/** Everything that a category's section says. */
function textsOf(category: Category, revision: Revision): string[] {
  const { heading, intro, packages, addonGroups, notes = [], rules = [], callsToAction } = category
  return [
    heading,
    intro,
    ...packages.flatMap(item => [
      item.title,
      item.description,
      item.focus ?? '',
      ...item.features,
      ...toldPrice(item, category, { ...revision, today: '2026-11-21' }).rows.flatMap(({ labels, text }) => [...labels, text]),
    ]),
    ...addonGroups.flatMap(group => [group.title, group.intro ?? '', ...group.items.flatMap(addon => [addon.title, addon.description ?? ''])]),
    ...rules.flatMap(rule => (rule.effect.kind === 'notice' ? [rule.title] : [])),
    ...notes,
    ...callsToAction.flatMap(({ label, text }) => [label, text ?? '']),
  ]
}

/** Ranges are written with thin spaces. */
function spaced(text: string): string {
  return text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')
}

function packageOf({ content }: Revision, id: string) {
  const found = content.categories.flatMap(({ packages }) => packages).find(item => item.id === id)
  if (found === undefined) throw new Error(`no package ${id}`)
  return found
}

function cardOf(html: string, id: string): string {
  const card = html.split('<article ').find(part => part.includes(`&amp;package=${id}#`))
  if (card === undefined) throw new Error(`no card of ${id}`)
  return card.slice(0, card.indexOf('</article>'))
}

/** The first figure of every price on a card, but of those in its folded title; null for a price without one. */
function figuresIn(card: string): (number | null)[] {
  const prices = textsIn(card.replace(/<summary>.*?<\/summary>/s, '')).filter(text => /^(From )?\$|^Call for Quote$/.test(text))
  return prices.map(text => (text.includes('$') ? Number(/\$([\d.]+)/.exec(text)?.[1]) : null))
}
