import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { trimmed } from '#src/cms/sanity/dataset-trim.ts'
import { wordsOfBlocks } from '#src/cms/sanity/portable-text.ts'
import { withSystemFields } from '#src/cms/sanity/system-fields.ts'
import type { ArticleBlock, Prose, ProsePart } from '#src/contract/generated/types.ts'
import { partsOf, proseOf } from '#src/contract/prose.ts'
import '#tests/support/seed.ts'

/** What a dataset has of a section's fields, and what content reads from them. */
function stored(section: object): Record<string, unknown> {
  return withSystemFields('Section', section, id => `category-${id}`)
}

function read(section: object): unknown {
  const result = trimmed(section, 'Section', new Map([['category-Car', 'Car']]))
  return result.ok ? result.value : result.problems
}

function questions(answer: unknown): object {
  return { kind: 'questions', questions: [{ question: 'When?', answer }] }
}

const BOOK = { kind: 'book', mode: 'quote', category: 'Car' } as const

const blockWith = (fields: object) => ({ _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'b', text: 'At noon', marks: [] }], ...fields })

test('bold words and links are marks of Portable Text, and a link names a category by its document', () => {
  const answer = [{ text: 'Always ' }, { text: 'ask', bold: true, to: BOOK }, { text: ' first.\nThank you.' }]
  expect(stored(questions(answer))['questions']).toEqual([
    {
      _key: '0',
      _type: 'Question',
      question: 'When?',
      answer: [
        {
          _type: 'block',
          _key: '0',
          style: 'normal',
          markDefs: [
            {
              _type: 'link',
              _key: '0-1-to',
              to: { _type: 'Target', kind: 'book', mode: 'quote', category: { _type: 'reference', _ref: 'category-Car' } },
            },
          ],
          children: [
            { _type: 'span', _key: '0-0', text: 'Always ', marks: [] },
            { _type: 'span', _key: '0-1', text: 'ask', marks: ['strong', '0-1-to'] },
            { _type: 'span', _key: '0-2', text: ' first.', marks: [] },
          ],
        },
        { _type: 'block', _key: '1', style: 'normal', markDefs: [], children: [{ _type: 'span', _key: '1-0', text: 'Thank you.', marks: [] }] },
      ],
    },
  ])
})

test.each<[string, unknown, unknown]>([
  ['a text as files have it', 'At noon', 'At noon'],
  ['a list without a block', [], undefined],
  ['a block without a word', [blockWith({ children: [{ _type: 'span', text: '', marks: [] }] })], undefined],
  ['empty lines around it', [blockWith({ children: [] }), blockWith({}), blockWith({ children: [] })], 'At noon'],
  ['an empty line within it', [blockWith({}), blockWith({ children: [] }), blockWith({})], 'At noon\n\nAt noon'],
  [
    'spans that look alike',
    [
      blockWith({
        children: [
          { _type: 'span', text: 'At ' },
          { _type: 'span', text: 'noon', marks: [] },
        ],
      }),
    ],
    'At noon',
  ],
])('an answer of %s is read as content has it', (_, answer, expected) => {
  expect(read(questions(answer))).toEqual(questions(expected))
})

test.each<[string, object, RegExp]>([
  ['a picture', { _type: 'image' }, /no text: delete it$/],
  ['a heading', blockWith({ style: 'h3' }), /a heading or a list: make it a paragraph$/],
  ['a list', blockWith({ listItem: 'bullet' }), /a heading or a list: make it a paragraph$/],
  ['another style', blockWith({ style: 'blockquote' }), /neither a paragraph nor a heading/],
  ['italics', blockWith({ children: [{ _type: 'span', text: 'noon', marks: ['em'] }] }), /neither bold nor a link: clear its formatting$/],
  ['something within a line', blockWith({ children: [{ _type: 'emoji' }] }), /no text: delete it$/],
  ['spans that are none', blockWith({ children: 'noon' }), /no text: delete it$/],
  ['marks that are none', blockWith({ children: [{ _type: 'span', text: 'noon', marks: 'strong' }] }), /no text: delete it$/],
])('an answer with %s says what content has no place for', (_, block, expected) => {
  expect(read(questions([blockWith({}), block]))).toEqual([{ pointer: '/questions/0/answer', message: expect.stringMatching(expected) as string }])
})

test('a link that leads nowhere is reported at its place by the schema', () => {
  const answer = [blockWith({ children: [{ _type: 'span', text: 'noon', marks: ['x'] }], markDefs: [{ _type: 'link', _key: 'x' }] })]
  expect(read(questions(answer))).toEqual(questions([{ text: 'noon', to: {} }]))
})

test('an article takes headings and lists, and neighbouring entries are one list', () => {
  const entry = (text: string) => blockWith({ listItem: 'bullet', level: 1, children: [{ _type: 'span', text, marks: [] }] })
  const blocks = [blockWith({ style: 'h3' }), entry('One'), entry('Two'), blockWith({ children: [] }), blockWith({}), entry('Three')]
  expect(read({ kind: 'article', blocks })).toEqual({
    kind: 'article',
    blocks: [
      { kind: 'heading', text: 'At noon' },
      { kind: 'list', entries: ['One', 'Two'] },
      { kind: 'paragraph', text: 'At noon' },
      { kind: 'list', entries: ['Three'] },
    ],
  })
  expect(read({ kind: 'article', blocks: [blockWith({ listItem: 'number' })] })).toEqual([
    { pointer: '/blocks', message: expect.stringMatching(/make it a plain list$/) as string },
  ])
})

test('the words of a field are those of its blocks, a line for each', () => {
  expect(wordsOfBlocks([blockWith({}), blockWith({ children: [{ text: 'a' }, { text: 'b' }, {}] })])).toBe('At noon\nab')
  for (const other of [[], 'noon', [blockWith({}), 'noon'], [{ _type: 'image' }], null]) expect(wordsOfBlocks(other)).toBeNull()
})

const target = fc.constantFrom(BOOK, { kind: 'call' as const }, { kind: 'web' as const, address: 'https://example.com' })
const part: fc.Arbitrary<ProsePart> = fc.record(
  { text: fc.constantFrom('a', 'b ', ' ', 'c\nd', '\n', ''), bold: fc.constant(true as const), to: target },
  { requiredKeys: ['text'] },
)

/** A text in the one way to write it; no line break stands at its ends, where an editor has none. */
const prose: fc.Arbitrary<Prose> = fc.array(part, { maxLength: 6 }).map(parts => proseOf([{ text: 'x' }, ...parts, { text: 'y' }]))
const line = prose.filter(text => !partsOf(text).some(({ text: one }) => one.includes('\n')))
const article: fc.Arbitrary<ArticleBlock[]> = fc
  .array(
    fc.oneof(
      prose.map(text => ({ kind: 'paragraph' as const, text })),
      line.map(text => ({ kind: 'heading' as const, text })),
      fc.array(prose, { minLength: 1, maxLength: 3 }).map(entries => ({ kind: 'list' as const, entries })),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .filter(blocks => !blocks.some(({ kind }, at) => kind === 'list' && blocks[at + 1]?.kind === 'list'))

test('texts, paragraphs and articles are the same after a stay in a dataset', () => {
  const sections = fc.oneof(
    prose.map(questions),
    fc.array(prose, { minLength: 1, maxLength: 4 }).map(blurb => ({ kind: 'about', blurb })),
    article.map(blocks => ({ kind: 'article', blocks })),
  )
  fc.assert(
    fc.property(sections, section => {
      expect(read(JSON.parse(JSON.stringify(stored(section))) as object)).toEqual(section)
    }),
    { numRuns: 1000 },
  )
})
