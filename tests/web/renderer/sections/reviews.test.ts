import { describe, expect, test } from 'vitest'
import { render, textsIn } from '#tests/support/content/rendered-page.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const sample = await sampleRevision()

describe('reviews', () => {
  const reviews = [
    { text: 'As new.', author: 'Ann Ash', stars: 5, date: '2026-09-14', source: { name: 'Google', link: 'https://example.com/ann' } },
    { text: 'On time.', author: 'Bo Beech' },
  ]
  const aggregate = {
    rating: 4.9,
    count: 1212,
    source: { name: 'Google', link: 'https://example.com/all' },
    text: '{rating}, {count} reviews on {source}',
  }
  const withReviews = (section: object) => {
    const { site } = sample.content
    const sections = site.desktop.sections.map(part => (part.kind === 'reviews' ? { ...part, ...section } : part))
    return render({ ...sample, content: { ...sample.content, site: { ...site, desktop: { sections } } } }, 'desktop', '/').html
  }

  test('say who wrote them, when and where, and what all of them come to', () => {
    const html = withReviews({ reviews, aggregate })
    expect(html).toContain('<time dateTime="2026-09-14">September 2026</time>')
    expect(html).toContain('<a href="https://example.com/ann">Google</a>')
    expect(html).toContain('<a href="https://example.com/all">4.9, 1,212 reviews on Google</a>')
    expect(textsIn(html)).toEqual(expect.arrayContaining(['Ann Ash', 'As new.', 'Bo Beech', 'On time.']))
  })

  test('are not told to search engines, which ignore what a business says of itself', () => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(withReviews({ reviews, aggregate }))?.[1]
    expect(data).toContain('hasOfferCatalog')
    expect(data).not.toMatch(/review|rating/i)
  })

  test('are not shown while there are none', () => {
    expect(withReviews({ reviews: [] })).not.toContain('id="reviews"')
    expect(withReviews({ reviews: [], aggregate })).toContain('id="reviews"')
  })
})
