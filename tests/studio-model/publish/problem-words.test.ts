import { expect, test } from 'vitest'
import { decode } from '#src/contract/decode.ts'
import { validateBusiness, validateCategory } from '#src/contract/generated/content-validators.js'
import { placeOf } from '#src/studio-model/documents/place-of.ts'
import { isOutdated, patternWords, problemWords } from '#src/studio-model/publish/problem-words.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

const documents = await sampleDocuments()
const VALIDATORS = { Business: validateBusiness, Category: validateCategory }

/** What owners are told of a sample document with another value at a place. */
function wordsFor(shape: keyof typeof VALIDATORS, pointer: string, value: unknown): string[] {
  const document = structuredClone(documents.find(({ _type }) => _type === shape.toLowerCase()))
  const [last = '', ...rest] = pointer.split('/').slice(1).toReversed()
  const target = rest.toReversed().reduce((inner, key) => (inner as unknown as Record<string, object>)[key] ?? {}, document as object)
  Object.assign(target, { [last]: value })
  const decoded = decode<unknown>(VALIDATORS[shape], document)
  if (decoded.ok) return []
  return decoded.problems
    .filter(problem => problem.pointer === pointer)
    .map(({ message }) => problemWords(message, placeOf(document ?? {}, shape, pointer)))
}

test('a last start outside the hours is told in times of day', () => {
  const place = placeOf(documents.find(({ _type }) => _type === 'business') ?? {}, 'Business', '/hours/0/lastStart')
  expect(problemWords('17:00 must lie from 09:00 to before 14:00', place)).toMatch(/^The last start must be from 9:00\sAM to before 2:00\sPM$/)
})

test('of fields of which one is needed, and of parts that say nothing, owners read what to fill in', () => {
  const effect = { kind: 'quote', reason: 'package-quote' }
  const told = (rule: object) => {
    const document = structuredClone(documents.find(({ _type }) => _type === 'category'))
    Object.assign(document ?? {}, { rules: [{ id: 'late', title: 'Late', effect, ...rule }] })
    const decoded = decode<unknown>(validateCategory, document)
    const own = decoded.ok ? [] : decoded.problems.filter(({ pointer }) => pointer.startsWith('/rules'))
    return own.map(({ pointer, message }) => `${pointer}: ${problemWords(message, placeOf(document ?? {}, 'Category', pointer))}`)
  }
  expect(told({ when: { inputs: [{}] } })).toEqual([
    '/rules/0/when/inputs/0: Fill in one of these: Options, From, To',
    '/rules/0/when/inputs/0/input: Still to fill in',
  ])
  expect(told({ unless: [{}] })).toEqual(['/rules/0/unless/0: Fill in at least one of these fields, or remove this'])
})

test.each([
  ['Business', '/name', undefined, ['Still to fill in']],
  ['Business', '/name', '', ['Still to fill in']],
  ['Business', '/name', 'x'.repeat(301), ['At most 300 characters fit here']],
  ['Business', '/crews', 0, ['Must be 1 or more']],
  ['Business', '/crews', 51, ['Must be 50 or less']],
  ['Business', '/crews', 1.5, ['This cannot be used here (must be integer)']],
  ['Business', '/phone', 'call us', ['Not possible here.']],
  ['Business', '/hours/0/open', '8:00', ['Not possible here. A time of day, such as 08:30.']],
  ['Business', '/hours/0/day', undefined, ['Choose one']],
  ['Business', '/hours/0/day', 'holiday', ['Must be one of monday, tuesday, wednesday, thursday, friday, saturday, sunday']],
  ['Business', '/hours', [], ['Add at least one day with its hours']],
  ['Category', '/id', '1st', ['Not possible here. A name that other content refers to: a letter, then letters, digits and dashes.']],
  ['Category', '/packages', [], ['Add at least one package']],
] as const)('%s%s as %j is told as %j', (shape, pointer, value, words) => {
  expect(wordsFor(shape, pointer, value)).toEqual(words)
})

test.each([
  ['there is no add-on "pet-hair"; there are engine-bay, odor-removal', 'The add-on that this names is gone: choose another, or remove this'],
  ['there is no option of "size" "huge"; did you mean "large"?', 'The answer that this names is gone: choose another, or remove this'],
  ['there is no package of this category "gold"', 'The package that this names is gone: choose another, or remove this'],
  ['"SUV, "Gold"" cannot be chosen: unknown package "gold-shine"', 'The package that this names is gone: choose another, or remove this'],
  ['"SUV" cannot be chosen: unknown add-on "wax"', 'The add-on that this names is gone: choose another, or remove this'],
  ['there is no input "size"', 'The question that this names is gone: choose another, or remove this'],
  ['there is no kind "old" here', 'Choose one'],
  ['is required; there are exact (fixed price), range', 'Still to fill in'],
  ['must be a whole number, in cents: 2550 for 25.50', 'This cannot be used here (must be a whole number, in cents: 2550 for 25.50)'],
])('%s: %s', (message, said) => {
  expect(problemWords(message, { type: { is: 'text' }, value: 'x' })).toBe(said)
})

test('an error of a half-typed day does not stand beside the day that is read, and one of its meaning does', () => {
  const half = `Closed days: ${patternWords({ is: 'named', type: 'Day' })}`
  expect(isOutdated(half, 'Day', '1/1/202')).toBe(false)
  expect(isOutdated(half, 'Day', '2027-01-01')).toBe(true)
  expect(isOutdated('Must not be before the first day', 'Day', '2027-01-01')).toBe(false)
})

test.each([
  ['is required', 'A link in it leads nowhere yet: say where it leads, or remove the link'],
  ['there is no kind "gone" here', 'A link in it leads nowhere yet: say where it leads, or remove the link'],
  ['must match pattern "^https://"', 'A link in it leads to something that is no address: that of another site begins with https://'],
  ['must NOT have more than 100 items', 'It is too long, or changes its looks too often: make it two'],
  ['there is no further page /gone; there are /privacy', 'There is no further page /gone; there are /privacy'],
])('of a text with words, %j is told of a link in it', (message, words) => {
  const type = { is: 'named', type: 'Prose' } as const
  const block = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]
  expect(problemWords(message, { type, value: block('Look') })).toBe(words)
  expect(problemWords('is required', { type, value: block('') })).toBe('Still to fill in')
})
