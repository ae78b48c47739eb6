import { expect, test } from 'vitest'
import { checkContent } from '#src/cms/check/check-content.ts'
import type { Prose } from '#src/contract/generated/types.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content } = await sampleRevision()

const POLICY = '/business/policies/0/text'

/** What the content check says of the sample with a text at a place. */
function problemsAt(at: string, text: Prose): string[] {
  const { problems } = checkContent(edited(content, [{ at, set: text }]), ANY_MEDIA)
  return problems.map(({ pointer, message }) => `${pointer}: ${message}`)
}

const linkTo = (to: object): Prose => [{ text: 'Look ' }, { text: 'here', to: to as never }]

const desktop = content.site.desktop.sections.findIndex(({ kind }) => kind === 'questions')
const view = content.site.mobile.views.findIndex(({ sections }) => sections.some(({ kind }) => kind === 'questions'))
const mobile = content.site.mobile.views[view]?.sections.findIndex(({ kind }) => kind === 'questions')
const PLACES = {
  'a policy': POLICY,
  'an entry of an article': '/site/pages/0/sections/0/blocks/0/text',
  'an answer on the desktop': `/site/desktop/sections/${desktop}/questions/0/answer`,
  'an answer on the phone': `/site/mobile/views/${view}/sections/${mobile}/questions/0/answer`,
}

test.each<[keyof typeof PLACES, object, string | null]>([
  ['a policy', { kind: 'page', path: '/privacy' }, null],
  ['a policy', { kind: 'web', address: 'https://example.com' }, null],
  ['a policy', { kind: 'page', path: '/gone' }, '/1/to/path: there is no further page /gone; there are /privacy'],
  ['a policy', { kind: 'section', section: 'about' }, '/1/to/kind: both layouts show this page'],
  ['an entry of an article', { kind: 'book', mode: 'quote', category: 'Boat' }, '/1/to/category: there is no category "Boat"'],
  ['an answer on the desktop', { kind: 'section', section: 'about' }, null],
  ['an answer on the desktop', { kind: 'section', section: 'abuot' }, '/1/to/section: there is no section "abuot"'],
  ['an answer on the phone', { kind: 'section', section: 'about' }, '/1/to/kind: the mobile layout has views'],
])('a link in %s to %j leads somewhere, or says what would', (place, to, expected) => {
  const found = problemsAt(PLACES[place], linkTo(to))
  expect(found.map(line => line.slice(0, PLACES[place].length + (expected ?? '').length))).toEqual(
    expected === null ? [] : [PLACES[place] + expected],
  )
})

test.each<[Prose, Prose]>([
  [[{ text: 'One part' }], 'One part'],
  [[{ text: 'Two ' }, { text: 'parts' }], 'Two parts'],
  [
    [{ text: 'A break\n', bold: true }, { text: 'in bold' }],
    [{ text: 'A break', bold: true }, { text: '\nin bold' }],
  ],
])('a text in more parts than it has looks is refused with the one way to write it: %j', (text, plainest) => {
  expect(problemsAt(POLICY, text)).toEqual([`${POLICY}: is written in more parts than it has looks: write ${JSON.stringify(plainest)}`])
})

test.each<[Prose]>([['\nBegins with a break'], ['Ends with one\n'], [[{ text: 'Bold', bold: true }, { text: '\n' }]]])(
  'a line break at an end of a text, which a stay in a dataset would not keep, is refused: %j',
  text => {
    expect(problemsAt(POLICY, text)).toContain(`${POLICY}: begins or ends with a line break, which no editor keeps: take it out`)
  },
)

test('the parts of a text are checked as texts are, blanks between them aside', () => {
  expect(problemsAt(POLICY, [{ text: 'One', bold: true }, { text: ' ' }, { text: 'two', to: { kind: 'call' } }])).toEqual([])
  expect(problemsAt(POLICY, [{ text: 'Call ' }, { text: '{phone}', bold: true }])).toEqual([
    `${POLICY}/1/text: nothing takes the place of {phone} here: write it out`,
  ])
})
