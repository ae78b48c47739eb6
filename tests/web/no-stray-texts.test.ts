import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildCatalog } from '#src/catalog/compile/build-catalog.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import type { Content, Layout } from '#src/contract/generated/types.ts'
import { renderPage } from '#src/web/render-page.tsx'
import { sampleRevision } from '../support/content/sample-revision.ts'
import { drawn } from '#tests/support/content/drawn-picture.ts'

/** Stands for every text of the content; placeholders stay. */
const MARK = '¤'

const LAYOUTS: readonly Layout[] = ['desktop', 'mobile']

/** The keys under which content has texts, read off the schemas; `name` is also the name of a form's field. */
const textKeys = new Set(globSync('schemas/content/*.json').flatMap(file => keysOfTexts(JSON.parse(readFileSync(file, 'utf8')))))
textKeys.delete('name')

/** Pages, and how many texts each has at least. */
const PAGES = [
  { path: '/', least: 100 },
  { path: '/privacy', least: 20 },
]

test.each(LAYOUTS.flatMap(layout => PAGES.map(page => ({ layout, ...page }))))(
  'every text of the $layout page $path comes from content',
  async ({ layout, path, least }) => {
    const { content } = await sampleRevision()
    const marked = marking(content) as Content
    const page = renderPage({
      revision: revisionOf('marked', marked, buildCatalog(marked, new ContentPointer([]))),
      layout,
      path,
      today: '2026-05-13',
      publicOrigin: 'https://example.com',
      apiOrigin: '',
      assets: {
        layoutStyles: { desktop: '/assets/desktop.css', mobile: '/assets/mobile.css' },
        siteScript: '/assets/site.js',
        bookingScript: '',
        bookingChunks: [],
        adminScript: '',
        adminChunks: [],
        adminStyles: [],
        illustration: name => name,
        drawings: '/drawings.svg',
        picture: drawn,
        video: file => `/videos/${file}`,
        hasPhotos: false,
        tones: [],
        font: file => file,
        image: file => file,
      },
    })
    const words = visibleTexts(page?.html ?? '').flatMap(text => text.match(/[A-Za-z]{2,}/g) ?? [])
    const { name, phone, email } = content.business
    const fromBusiness = new Set(`${name} ${phone} ${email} ${days(content.business.locale)} AM PM years days`.match(/[A-Za-z]{2,}/g))
    expect(words.filter(word => !fromBusiness.has(word))).toEqual([])
    expect(visibleTexts(page?.html ?? '').filter(text => text.includes(MARK)).length).toBeGreaterThan(least)
  },
)

function keysOfTexts(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const reference: unknown =
      typeof value === 'object' && value !== null ? (Reflect.get(value, '$ref') ?? Reflect.get(Reflect.get(value, 'items') ?? {}, '$ref')) : null
    const isText =
      typeof reference === 'string' && /\/(Line|Paragraph|Template|PageLine|PageParagraph|ArticleText|Prose|PageProse|ArticleProse)$/.test(reference)
    return isText ? [key] : keysOfTexts(value)
  })
}

function marking(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return textKeys.has(key) && !isTime(value) ? (value.match(/\{[a-zA-Z]+\}/g) ?? []).join(' ') + MARK : value
  if (Array.isArray(value)) return value.map(item => marking(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([inner, item]: [string, unknown]) => [inner, marking(item, inner)]))
}

/** `lastStart` is a text in one document and a time of day in another. */
function isTime(text: string): boolean {
  return /^\d\d:\d\d$/.test(text)
}

/** Texts between tags, and those attributes that people see or hear. */
function visibleTexts(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
  const attributes = [...body.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text]) => text ?? '')
  return [...attributes, ...body.split(/<[^>]*>/)].map(text => text.replaceAll(/&[a-z#0-9]+;/g, ' '))
}

function days(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 1 + day)))).join(' ')
}
