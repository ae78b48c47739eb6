import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import type { Layout } from '#src/contract/generated/types.ts'
import { renderPage } from '#src/web/render-page.tsx'
import { idsIn, render, requestFor, textOf, textsIn } from '#tests/support/content/rendered-page.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

/** Further pages, such as privacy: sections of their own, and what leads to them and away. */

const sample = await sampleRevision()
const layouts: Layout[] = ['desktop', 'mobile']

describe.each(layouts)('a further page of the %s layout', layout => {
  const { html } = render(sample, layout, '/privacy')

  test('says its own text, with how long the business keeps what it is told', () => {
    expect(textsIn(html)).toEqual(
      expect.arrayContaining(['Your request is erased 3 years after your visit, or after it was sent if there was none.']),
    )
    expect(textOf(html).match(/\{\w+\}/g)).toBeNull()
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  test('has its own title and address, and none of what the front page sells', () => {
    expect(html).toContain('<title>Privacy | Alderglass Mobile Detailing</title>')
    expect(html).toContain('<link rel="canonical" href="https://example.com/privacy"/>')
    expect(html).not.toMatch(/ld\+json|Basic Shine|id="booking-form"/)
  })

  test('every link to a part of another page has its target there', () => {
    const front = idsIn(render(sample, layout, '/').html)
    const own = idsIn(html)
    const away = [...html.matchAll(/href="\/(?:\?[^"#]*)?#([^"]*)"/g)].map(([, anchor = '']) => anchor)
    const here = [...html.matchAll(/href="#([^"]*)"/g)].map(([, anchor = '']) => anchor)
    expect(away.length).toBeGreaterThan(2)
    expect([away.filter(id => !front.includes(id)), here.filter(id => !own.includes(id))]).toEqual([[], []])
  })

  test('carries only scripts and styles that the server is told of', () => {
    const { inlineScripts, inlineStyles } = render(sample, layout, '/privacy')
    expect([...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script)).toEqual(inlineScripts)
    expect([...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style)).toEqual(inlineStyles)
  })

  test('that begins with a welcome has one first heading too', async () => {
    const loaded = await loadContentSnapshot(fileURLToPath(new URL('../content/window-cleaning', import.meta.url)))
    if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
    const page = render(loaded.value.revision, layout, '/about/team').html
    expect(page.match(/<h1[ >]/g)).toHaveLength(1)
    expect(page).toMatch(/href="\/\?mode=appointment#[a-z]+"/)
    expect(page).toContain('href="/privacy"')
  })
})

test.each(layouts)('the form of the %s page says where the privacy page is', layout => {
  const { html } = render(sample, layout, '/')
  expect(html).toContain('<p class="privacy">How long we keep what you send us: <a href="/privacy">Privacy</a>.</p>')
})

test('there is no page but the front page, those of the categories and the further ones', () => {
  expect(renderPage(requestFor(sample, 'desktop', '/nowhere'))).toBeNull()
  const { pages: _, ...site } = sample.content.site
  const without = { ...sample, content: { ...sample.content, site } }
  expect(renderPage(requestFor(without, 'desktop', '/privacy'))).toBeNull()
})
