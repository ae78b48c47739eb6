import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PageAssets } from '#src/page/page-renderer.ts'
import { decode } from '#src/contract/decode.ts'
import { validateBookingForm, validateCategory, validateSite } from '#src/contract/generated/content-validators.js'
import type { Layout } from '#src/contract/generated/types.ts'
import type { Validate } from '#src/contract/validate.ts'
import { PLAIN, FULL } from '#src/gallery/fixtures/categories.ts'
import { fieldStates } from '#src/gallery/fixtures/fields.ts'
import { LOGOS } from '#src/gallery/fixtures/logos.ts'
import { PRICES } from '#src/gallery/fixtures/prices.ts'
import { SECTIONS } from '#src/gallery/fixtures/sections.ts'
import { renderGallery } from '#src/gallery/render-gallery.tsx'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { NO_ASSETS } from '#tests/support/content/no-assets.ts'
import { drawn } from '#tests/support/content/drawn-picture.ts'

const revision = await sampleRevision()
const { site, bookingForm } = revision.content

const nothing = () => ''
const assets: PageAssets = {
  ...NO_ASSETS,
  drawings: '',
  illustration: nothing,
  image: nothing,
  picture: drawn,
  video: file => `/videos/${file}`,
  hasPhotos: false,
  tones: [],
  font: nothing,
}
const gallery = (path: string, layout: Layout) =>
  renderGallery({ revision, layout, path: '/', today: '2026-05-13', publicOrigin: '', apiOrigin: '', assets }, path, null)

/** The kinds that a schema gives a choice of, such as Section in site.schema.json; but for those that are written out when content is read. */
function kindsIn(schema: string, choice: string): string[] {
  const { $defs } = JSON.parse(readFileSync(`schemas/content/${schema}.schema.json`, 'utf8')) as {
    $defs: Record<string, { writtenOut?: true; oneOf?: { $ref: string }[]; properties?: { kind: { const: string } } }>
  }
  const choices = ($defs[choice]?.oneOf ?? []).map(({ $ref }) => $defs[$ref.replace('#/$defs/', '')])
  return choices.filter(each => each?.writtenOut !== true).map(each => each?.properties?.kind.const ?? choice)
}

test('shows every kind of section, field and price that content may have', () => {
  const html = gallery('', 'desktop') ?? ''
  const wanted = [
    ...kindsIn('site', 'Section').map(kind => `sections-${kind}`),
    ...kindsIn('booking-form', 'Field').map(kind => `fields-${kind}`),
    ...kindsIn('price', 'Price').map(kind => `prices-${kind}`),
  ]
  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted.filter(id => !html.includes(`id="${id}"`))).toEqual([])
})

test('shows what is said after sending: of an appointment, of a quote, and when time or price differ', () => {
  const states = [...(gallery('', 'desktop') ?? '').matchAll(/src="\/gallery\/confirmations\/confirmation\/([^"?]+)/g)].map(([, state = '']) => state)
  const texts = states.map(state => gallery(`confirmations/confirmation/${state}`, 'desktop') ?? '')
  expect(texts.filter(html => html.includes('class="when"'))).toHaveLength(states.length - 1)
  expect(texts.filter(html => html.includes('text/calendar'))).toHaveLength(3)
  expect(new Set(texts.map(html => /<h3>.*?<\/div>/s.exec(html)?.[0])).size).toBe(4)
})

test.each<Layout>(['desktop', 'mobile'])('renders every specimen of the %s layout, and knows its kind', layout => {
  const addresses = [...(gallery('', layout) ?? '').matchAll(/<iframe [^>]*src="\/gallery\/([^"?]+)/g)].map(([, path = '']) => path)
  expect(addresses.length).toBeGreaterThan(60)
  const pages = addresses.map(path => ({ path, html: gallery(path, layout) ?? '' }))
  expect(
    pages.filter(({ html }) => !/<div id="(site|admin)".+<\/div>/s.test(html) || html.includes('data-unknown-kind')).map(({ path }) => path),
  ).toEqual([])
})

/** What a schema refuses of some content. */
function problemsOf<T>(validate: Validate<T>, content: unknown): unknown[] {
  const decoded = decode(validate, content)
  return decoded.ok ? [] : decoded.problems.map(problem => ({ content, ...problem }))
}

const statesOf = <T>(kinds: Readonly<Record<string, Readonly<Record<string, T>>>>) => Object.values(kinds).flatMap(states => Object.values(states))

test('shows only what the schemas accept as content', () => {
  const fields = statesOf<{ field: unknown }>(fieldStates({ day: '2026-05-14', starts: ['09:00', '09:30'] }))
  const problems = [
    ...statesOf<unknown>(SECTIONS).flatMap(section => problemsOf(validateSite, { ...site, desktop: { sections: [section] } })),
    ...Object.values(LOGOS).flatMap(logo => (logo === null ? [] : problemsOf(validateSite, { ...site, logo }))),
    ...fields.flatMap(({ field }) => problemsOf(validateBookingForm, { ...bookingForm, groups: [{ id: 'one', title: 'One', fields: [field] }] })),
    ...statesOf<{ price: unknown }>(PRICES).flatMap(({ price }) =>
      problemsOf(validateCategory, { ...PLAIN, packages: [{ ...PLAIN.packages[0], price }] }),
    ),
    ...[FULL, PLAIN].flatMap(category => problemsOf(validateCategory, category)),
  ]
  expect(problems).toEqual([])
})

test('has no page for what is no specimen', () => {
  expect(gallery('sections/hero/nowhere', 'desktop')).toBeNull()
})
