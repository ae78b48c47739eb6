import { expect, test } from 'vitest'
import { checkContent } from '#src/cms/check/check-content.ts'
import { textProblem } from '#src/cms/documents/readable-text.ts'
import { DOCUMENT_SHAPES } from '#src/contract/generated/document-shapes.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'

const { content } = await sampleRevision()

/** What the content check says of the sample with another text at one place, as `pointer: message`. */
function problemsWith(at: string, set: string): string[] {
  return checkContent(edited(content, [{ at, set }]), ANY_MEDIA).problems.map(({ pointer, message }) => `${pointer}: ${message}`)
}

const wordings = ['Messages', 'FormMessages', 'SuccessMessages', 'FailureMessages', 'EstimateMessages', 'PriceWording', 'DurationWording']
const templates = wordings.flatMap(shape => {
  const { fields } = DOCUMENT_SHAPES[shape] as { fields: Record<string, { placeholders?: { required: string[] } }> }
  return Object.entries(fields).flatMap(([field, of]) => (of.placeholders ?? { required: [] }).required.map(name => ({ shape, field, name })))
})
const GROUPS: Record<string, string> = {
  FormMessages: 'form',
  SuccessMessages: 'success',
  FailureMessages: 'failure',
  EstimateMessages: 'estimate',
  PriceWording: 'price',
  DurationWording: 'duration',
}

test('every wording of a price must hold its figures', () => {
  const names = templates.filter(({ shape }) => shape === 'PriceWording').map(({ field, name }) => `${field} {${name}}`)
  expect(names).toEqual(
    expect.arrayContaining(['from {amount}', 'lowest {amount}', 'per {rate}', 'openPer {rate}', 'perEach {rate}', 'minimum {amount}']),
  )
})

test.each(templates)('$shape.$field without {$name}, or with it misspelt, is refused at its place', ({ shape, field, name }) => {
  const at = `/messages/${GROUPS[shape]}/${field}`
  const text = String((content.messages as unknown as Record<string, Record<string, string>>)[GROUPS[shape] ?? '']?.[field])
  expect(problemsWith(at, 'Some words')).toContain(`${at}: must hold {${name}}: without it, what it stands for is not shown`)
  const problems = problemsWith(at, text.replaceAll(`{${name}}`, `{${name}x}`))
  expect(problems[0]).toMatch(new RegExp(`^${at}: "\\{${name}x\\}" is no placeholder here: there is .*\\{${name}\\}`))
})

test.each(['{amount', 'amount} or more {amount}', '{ amount } {amount}', '{{amount}}', '{Amount} {amount}'])(
  'a brace that is no placeholder is refused: %s',
  text => {
    expect(problemsWith('/messages/price/from', text)[0]).toMatch(/^\/messages\/price\/from: "[^"]*" is no placeholder here: there is \{amount\}/)
  },
)

test('a placeholder that nothing fills is refused where it stands, and one of a page is filled', () => {
  expect(problemsWith('/categories/0/title', 'Cars by {name}')).toEqual(['/categories/0/title: nothing takes the place of {name} here: write it out'])
  expect(problemsWith('/site/desktop/sections/0/title', '{nmae} comes to you')[0]).toMatch(
    /"\{nmae\}" is no placeholder here: there is \{name\}, \{phone\}/,
  )
  expect(problemsWith('/site/desktop/sections/0/title', '{name} comes to you')).toEqual([])
})

test.each([
  ['a control', 'Gold\u0007 Shine', 'U+0007'],
  ['an override of direction', 'Gold \u202Eenihs', 'U+202E'],
  ['an isolate of direction', 'Gold \u2066Shine', 'U+2066'],
  ['a zero-width space', 'Gold\u200B Shine', 'U+200B'],
  ['a byte order mark', '\uFEFFGold', 'U+FEFF'],
  ['a lone surrogate', 'Gold \uD83D', 'U+D83D'],
  ['a letter that fills', '\u3164', 'U+3164'],
  ['a tag without a flag', 'Gold\u{E0041}', 'U+E0041'],
])('%s is refused with its name', (_, text, code) => {
  expect(textProblem(text, false)).toBe(`holds ${code}, a character that nobody sees: delete it`)
})

test.each(['', ' ', '\u00A0\u2003', '\u0301', '\u200D\uFE0F'])('a text of nothing that can be seen is refused: %j', text => {
  expect(textProblem(text, true)).toBe('holds nothing that can be seen: write a text')
})

test.each([
  'Büro & Söhne',
  '日本',
  'סוכן \u200Fרכב',
  'می\u200Cخواهم',
  '👩\u200D🔧',
  '✈\uFE0F',
  '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  '葛\u{E0100}',
  '5',
  '→',
])('what scripts and emoji need is a text: %s', text => {
  expect(textProblem(text, false)).toBeNull()
})

test('a line has one line, a paragraph may have several', () => {
  expect([textProblem('a\nb', true), textProblem('a\nb', false), textProblem('a\tb', false)]).toEqual([
    null,
    'holds a line break or a tab: write it in one line',
    'holds a line break or a tab: write it in one line',
  ])
})

test.each([
  '/business/name',
  '/categories/0/packages/0/title',
  '/categories/0/inputs/0/options/0/label',
  '/site/app/shortName',
  '/bookingForm/groups/0/title',
  '/business/serviceArea/places/0',
])('a title of blanks alone is refused at its place: %s', at => {
  expect(problemsWith(at, ' ')).toEqual([`${at}: holds nothing that can be seen: write a text`])
})
