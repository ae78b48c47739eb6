import { describe, expect, test } from 'vitest'
import type { Revision } from '#src/catalog/revision.ts'
import type { Content, Layout, Prose } from '#src/contract/generated/types.ts'
import { edited } from '#tests/support/content/edit.ts'
import { render } from '#tests/support/content/rendered-page.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

/** Bold words and links within the texts of pages. */

const sample = await sampleRevision()
const layouts: Layout[] = ['desktop', 'mobile']

const TEXT: Prose = [
  { text: 'Ask {name} ' },
  { text: 'first', bold: true },
  { text: ', read ' },
  { text: 'what we keep', to: { kind: 'page', path: '/privacy' } },
  { text: ', or ' },
  { text: 'look <there>', bold: true, to: { kind: 'web', address: 'https://example.com/?a=1&b=2' } },
]

const HTML =
  `Ask ${sample.content.business.name} <b>first</b>, read <a href="/privacy">what we keep</a>, or ` +
  '<a href="https://example.com/?a=1&amp;b=2"><b>look &lt;there&gt;</b></a>'

/** The sample with a text in the place of another one. */
function withText(at: string): Revision {
  return { ...sample, content: edited<Content>(sample.content, [{ at, set: TEXT }]) }
}

/** Where pages may have such a text, and on which they are. */
const PLACES = [
  ['the answer to a question', '/', sectionAt('questions', 'questions/0/answer')],
  ['a policy', '/', '/business/policies/0/text'],
  ['a paragraph about the business', '/', sectionAt('about', 'blurb/0')],
  ['the answer to a question about a package', '/', '/categories/0/packages/0/questions'],
  ['a heading', '/privacy', '/site/pages/0/sections/0/blocks/0/text'],
  ['a paragraph of a further page', '/privacy', '/site/pages/0/sections/0/blocks/1/text'],
] as const

/** A place in the first section of a kind in the desktop layout, which the mobile one repeats. */
function sectionAt(kind: string, rest: string): string {
  return `/site/desktop/sections/${sample.content.site.desktop.sections.findIndex(section => section.kind === kind)}/${rest}`
}

describe.each(layouts)('on the %s layout', layout => {
  test.each(PLACES)('%s has bold words and links', (_, path, at) => {
    const isMobileSection = layout === 'mobile' && at.startsWith('/site/desktop')
    const revision = isMobileSection ? withMobile(at) : at.endsWith('questions') ? withQuestion(at) : withText(at)
    expect(render(revision, layout, path).html).toContain(HTML)
  })
})

/** The sample with the same text in the section of the mobile layout. */
function withMobile(at: string): Revision {
  const kind = at.includes('/blurb/') ? 'about' : 'questions'
  const { views } = sample.content.site.mobile
  const view = views.findIndex(({ sections }) => sections.some(section => section.kind === kind))
  const section = views[view]?.sections.findIndex(one => one.kind === kind)
  return withText(at.replace(/^\/site\/desktop\/sections\/\d+/, `/site/mobile/views/${view}/sections/${section}`))
}

function withQuestion(at: string): Revision {
  return { ...sample, content: edited<Content>(sample.content, [{ at, set: [{ question: 'And then?', answer: TEXT }] }]) }
}
