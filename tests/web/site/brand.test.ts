import { describe, expect, test } from 'vitest'
import type { PageAssets } from '#src/page/page-renderer.ts'
import type { Layout, Logo } from '#src/contract/generated/types.ts'
import { renderPage } from '#src/web/render-page.tsx'
import { drawn } from '#tests/support/content/drawn-picture.ts'
import { requestFor } from '#tests/support/content/rendered-page.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

/** The business's logo, at the top and in the footer. */

const sample = await sampleRevision()
const layouts: Layout[] = ['desktop', 'mobile']

describe.each(layouts)('the logo on the %s page', layout => {
  const withLogo = (logo: Logo) => {
    const revision = { ...sample, content: { ...sample.content, site: { ...sample.content.site, logo } } }
    const request = requestFor(revision, layout, '/')
    // A raster picture has variants, a drawing has none.
    const picture: PageAssets['picture'] = image => ({
      ...drawn(image, 'logo'),
      width: 200,
      height: 50,
      srcsets: image.src.endsWith('.svg') ? null : NO_SETS,
    })
    const html = renderPage({ ...request, assets: { ...request.assets, picture } })?.html ?? ''
    return { brands: [...html.matchAll(/<a class="brand" href="\/">(.*?)<\/a>/gs)].map(([, inside = '']) => inside), html }
  }
  const NO_SETS = { avif: '', webp: '' }
  const name = sample.content.business.name

  test('stands beside the name, at the top and in the footer, and is not read out', () => {
    const { brands } = withLogo({ illustration: 'badge', width: 64 })
    const drawing = '<svg class="mark" viewBox="0 0 64 48" aria-hidden="true"><use href="/illustrations/drawings.svg#badge"></use></svg>'
    expect(brands).toEqual([drawing + name, drawing + name])
  })

  test('is read out as the name where it stands in its place', () => {
    expect(withLogo({ illustration: 'badge', standsAlone: true }).brands[0]).toMatch(
      /^<svg [^>]*role="img" aria-label="Alderglass Mobile Detailing"><use [^>]*><\/use><\/svg>$/,
    )
    const { brands } = withLogo({ picture: { src: 'logo.png', alt: 'A drop' }, standsAlone: true })
    expect(brands[0]).toBe(`<img class="mark" src="/images/logo.png" width="200" height="50" alt="${name}"/>`)
  })

  test('is told to search engines when it is a picture, which a drawing is not for them', () => {
    expect(withLogo({ picture: { src: 'logo.png', alt: 'A drop' } }).html).toContain('"logo":"https://example.com/images/logo.png"')
    for (const logo of [{ illustration: 'badge' }, { picture: { src: 'logo.svg', alt: 'A drop', width: 200, height: 50 } }])
      expect(withLogo(logo).html).not.toContain('"logo":')
  })
})
