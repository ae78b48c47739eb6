import { expect, test } from 'vitest'
import { render, textsIn } from '#tests/support/content/rendered-page.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const sample = await sampleRevision()

/** The prices on the cards of a page that begin with the category's title. */
function startOf(title: string): string | undefined {
  const texts = textsIn(render(sample, 'desktop', '/').html)
  return texts[texts.indexOf(title) + 1]
}

test.each([
  ['Cars & SUVs', 'From $50'],
  ['RVs & Motorhomes', 'From $12 per linear foot'],
  ['Semi Trucks', 'From $299'],
])('the card of %s starts at what the least selection costs, or at its rate: %s', (title, start) => {
  expect(startOf(title)).toBe(start)
})
