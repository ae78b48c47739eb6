import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { priceRows } from '#src/catalog/words/price-text.ts'
import { type Revision, revisionOf } from '#src/catalog/revision.ts'
import { checkContent } from '#src/cms/check/check-content.ts'
import { DOCUMENTS } from '#src/cms/documents/documents.ts'
import { decode, type Problem } from '#src/contract/decode.ts'
import { validateCategory } from '#src/contract/generated/content-validators.js'
import type { Content } from '#src/contract/generated/types.ts'
import { renderPage } from '#src/web/render-page.tsx'
import { damagesOf } from '#tests/support/content/damages.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SEED } from '#tests/support/seed.ts'
import { drawn } from '#tests/support/content/drawn-picture.ts'
import { NO_ASSETS } from '#tests/support/content/no-assets.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'

/** Damages of the sample content: each is refused with its place, or every page shows every price. DAMAGES=all tries all of them, which takes long. */

const { content: sample } = await sampleRevision()
const { DAMAGES = '150' } = process.env

function problemsOf(content: Content): Problem[] {
  const { business, site, bookingForm, messages, theme } = DOCUMENTS
  const shapes = [
    decode(business.validate, content.business),
    decode(site.validate, content.site),
    decode(bookingForm.validate, content.bookingForm),
    decode(messages.validate, content.messages),
    decode(theme.validate, content.theme),
    ...content.categories.map(category => decode(validateCategory, category)),
  ].flatMap(decoded => (decoded.ok ? [] : decoded.problems))
  return shapes.length > 0 ? shapes : checkContent(content, ANY_MEDIA).problems
}

function textOf(html: string): string {
  const visible = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<\/?[a-z][^>]*>/g, '\n')
  return visible.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function pageOf(revision: Revision, layout: 'desktop' | 'mobile', path: string): string {
  const names = {
    illustration: (name: string) => name,
    drawings: '',
    hasPhotos: false,
    tones: [],
    picture: drawn,
    video: (file: string) => `/videos/${file}`,
    image: (file: string) => file,
    font: (file: string) => file,
  }
  const today = '2026-06-01'
  return renderPage({ revision, layout, path, today, publicOrigin: 'http://x', apiOrigin: '', assets: { ...NO_ASSETS, ...names } })?.html ?? ''
}

/** What is wrong with the pages of content that may go live. */
function lostOn(content: Content): string[] {
  const compiled = compile(content)
  if (!compiled.ok) return ['it does not compile']
  const revision = revisionOf('damaged', content, compiled.catalog)
  const wording = content.messages.price
  return (['desktop', 'mobile'] as const).flatMap(layout => {
    const html = pageOf(revision, layout, '/')
    const text = textOf(html)
    for (const { path } of content.categories) if (pageOf(revision, layout, path) === '') return [`${path} is no page`]
    const rows = content.categories.flatMap(category =>
      category.packages.flatMap(item => priceRows(item.price, { category, package: item, money: revision.money, wording })),
    )
    const lost = rows.filter(row => !text.includes(row.text) || (!['quote', 'included'].includes(row.price.kind) && !/\d/.test(row.text)))
    const open = [...text.matchAll(/\{[A-Za-z]+\}?/g)].map(([found]) => `${layout}: ${found} is not filled`)
    const run = /<script>alert|<img src=x/.test(html) ? [`${layout}: a text runs`] : []
    return [...lost.map(row => `${layout}: a price is lost: "${row.text}"`), ...open, ...run]
  })
}

test('each damage of the sample content is refused with its place, or shows every price', { timeout: 3_600_000 }, () => {
  const all = damagesOf(sample)
  const draw = drawFromSeed(SEED)
  const tried: Edit[] = DAMAGES === 'all' ? all : draw.times(Number(DAMAGES), () => draw.one(all))
  const wrong: { edit: Edit; says: unknown }[] = []
  let accepted = 0
  for (const edit of tried) {
    try {
      const content = edited(sample, [edit])
      const problems = problemsOf(content)
      if (problems.length > 0) {
        const vague = problems.filter(({ pointer, message }) => message === '' || (pointer === '' && !message.startsWith('must be')))
        if (vague.length > 0) wrong.push({ edit, says: vague })
        continue
      }
      accepted++
      const lost = lostOn(content)
      if (lost.length > 0) wrong.push({ edit, says: lost.slice(0, 3) })
    } catch (error) {
      wrong.push({ edit, says: String(error) })
    }
  }
  process.stdout.write(`seed ${SEED}: ${tried.length} of ${all.length} damages, ${accepted} accepted\n`)
  // Else no page would have been looked at, or nothing refused.
  expect(accepted).toBeGreaterThan(0)
  expect(accepted).toBeLessThan(tried.length)
  expect(wrong.map(each => JSON.stringify(each).slice(0, 400))).toEqual([])
})
