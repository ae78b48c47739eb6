import { globSync, readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkContent } from '#src/cms/check/check-content.ts'
import { completed, shortenedContent } from '#src/cms/defaults/complete.ts'
import { LANGUAGES } from '#src/cms/defaults/defaults-of.ts'
import { DOCUMENT_NAMES, DOCUMENTS } from '#src/cms/documents/documents.ts'
import { readDocuments, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { validateCategory } from '#src/contract/generated/content-validators.js'
import type { Category, Content } from '#src/contract/generated/types.ts'
import { decode } from '#src/contract/decode.ts'
import { drawFromTape } from '#tests/support/draw.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { ANY_MEDIA } from '#tests/support/content/any-media.ts'

const FOLDERS = ['examples/boats', 'tests/content/detailing', 'tests/content/window-cleaning']
const contents = await Promise.all(FOLDERS.map(async folder => ({ folder, content: await contentIn(folder) })))

async function contentIn(folder: string): Promise<Content> {
  const loaded = await loadContent(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.value.content
}

function inLanguage(content: Content): Content {
  return { ...content, business: { ...content.business, language: 'en' } }
}

/** The documents of a business that says no more than it must. */
const BUSINESS = {
  language: 'en',
  name: 'Plain & Co.',
  place: 'Springfield',
  phone: '(555) 555-0100',
  email: 'hello@example.com',
  timeZone: 'America/New_York',
  hours: [{ day: 'monday', open: '08:00', close: '17:00', lastStart: '15:00' }],
}
const CATEGORY = {
  id: 'Work',
  title: 'Our work',
  duration: { kind: 'exact', amount: 60 },
  packages: [{ id: 'plain', title: 'Plain', description: 'The plain one.', features: [], price: { kind: 'exact', amount: 5000 } }],
}

/** A document of policies has one at least. */
const POLICIES = { cancellations: [{ id: 'late', noShow: { kind: 'amount', amount: 2500 } }] }

/** Content of documents that say only so much, completed and decoded as readers do it. */
function contentOf(language: string, said: Partial<Record<keyof Content, object>> = {}, category: object = CATEGORY): Content {
  const documents = DOCUMENT_NAMES.filter(name => name !== 'examples').map(name => {
    const given = name === 'business' ? { ...BUSINESS, ...said.business, language } : (said[name] ?? (name === 'policies' ? POLICIES : {}))
    return [name, decoded(decode(DOCUMENTS[name].validate as never, completed(name, given, language)))] as const
  })
  return {
    ...Object.fromEntries(documents),
    categories: [decoded(decode<Category>(validateCategory, completed('category', category, language)))],
  } as never
}

function decoded<T>(read: ReturnType<typeof decode<T>>): T {
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

describe.each(LANGUAGES)('the defaults in "%s"', language => {
  test('are all that a business needs beside its name, its hours and what it sells', () => {
    expect(checkContent(contentOf(language), ANY_MEDIA).problems).toEqual([])
  })

  test('name no trade', () => {
    const texts = globSync(`defaults/${language}/*.json`).map(file => readFileSync(file, 'utf8'))
    for (const text of texts) expect(text).not.toMatch(/\b(vehicles?|cars?|keys|boats?|windows?|detail(ing|er)|lawns?|dogs?|house|home is)\b/i)
  })
})

test('there are defaults in the languages that content may name', () => {
  const { $defs } = JSON.parse(readFileSync('schemas/content/business.schema.json', 'utf8')) as {
    $defs: { Business: { properties: { language: { enum: string[] } } } }
  }
  const folders = readdirSync('defaults', { withFileTypes: true }).filter(({ name }) => /^[a-z]{2}$/.test(name))
  expect(LANGUAGES).toEqual(folders.map(({ name }) => name))
  expect($defs.Business.properties.language.enum).toEqual(LANGUAGES)
})

test.each(contents)('$folder says what it said before when what its defaults say is taken out and put in again', ({ content }) => {
  expect(throughDocuments(inLanguage(content))).toEqual(inLanguage(content))
})

test('so does any other content: whatever can be said can be said beside defaults', () => {
  fc.assert(
    fc.property(fc.constantFrom(...contents), fc.array(fc.nat(), { minLength: 40, maxLength: 400 }), ({ content }, tape) => {
      const other = inLanguage(altered(content, tape))
      const said = shortenedContent(other)
      for (const name of DOCUMENT_NAMES) expect(completed(name, said[name], 'en')).toEqual(other[name])
      said.categories.forEach((category, position) => expect(completed('category', category, 'en')).toEqual(other.categories[position]))
    }),
    { numRuns: 300 },
  )
})

/** Content with some of its fields left out and some of its texts replaced, wherever they stand. */
function altered(content: Content, tape: readonly number[]): Content {
  const draw = drawFromTape(tape)
  const copy = structuredClone(content)
  for (let edits = draw.between(1, 12); edits > 0; edits--) {
    let part: object = copy
    for (;;) {
      const key = draw.one(Object.keys(part))
      const value: unknown = Reflect.get(part, key)
      if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && (part === copy || !draw.chance(15))) part = value
      else {
        if (isName(part, key)) break
        if (typeof value === 'string') Reflect.set(part, key, draw.one([`${value}!`, 'Other words']))
        else if (!Array.isArray(part) && part !== copy) Reflect.deleteProperty(part, key)
        break
      }
    }
  }
  return copy
}

/** What tells which thing this is: content in which it is missing is no content. */
function isName(part: object, key: string): boolean {
  return ['kind', 'id', 'name', 'path', 'language'].includes(key) || Array.isArray(part) || ['title', 'label'].includes(key)
}

/** Content as it comes back from a dataset. */
function throughDocuments(content: Content): Content {
  const read = readDocuments(toDocuments(content))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.content
}

test('content that names no language is left as it is', () => {
  for (const name of DOCUMENT_NAMES) expect(completed(name, { a: 1 }, undefined)).toEqual({ a: 1 })
  expect(completed('category', { id: 'A' }, undefined)).toEqual({ id: 'A' })
})

test('a category is named by its id and its title, and whatever it says itself holds', () => {
  const named = { fieldPrefix: 'fullwork', sectionId: 'full-work', path: '/full-work', icon: 'full-work' }
  const titled = { formTitle: 'Our work', navTitle: 'Our work', heading: 'Our work', seo: { title: 'Our work | {name}' } }
  expect(contentOf('en', {}, { ...CATEGORY, id: 'Full-Work' }).categories[0]).toMatchObject({ ...named, ...titled })
  const own = contentOf('en', {}, { ...CATEGORY, path: '/work-of-ours', navTitle: 'Work' }).categories[0]
  expect(own).toMatchObject({ path: '/work-of-ours', navTitle: 'Work', formTitle: 'Our work' })
})

test('a question says what is missing by its own label', () => {
  const inputs = [{ id: 'size', kind: 'choice', label: 'Size', options: [{ id: 's', label: 'Small' }] }]
  expect(contentOf('en', {}, { ...CATEGORY, inputs }).categories[0]?.inputs[0]).toMatchObject({ show: 'always', required: 'Please answer: Size' })
})

describe('a phone', () => {
  const sections = [
    { kind: 'hero', title: 'We shine', eyebrow: 'Since 1999' },
    { kind: 'services' },
    { kind: 'booking', title: 'Ask us' },
    { kind: 'contact' },
  ]

  function phone(views?: object[]) {
    const { mobile } = contentOf('en', { site: { desktop: { sections }, ...(views && { mobile: { views } }) } }).site
    return mobile.views.flatMap(view => view.sections)
  }

  test('shows what the desk does, in its words, and nothing that the desk has not', () => {
    expect(phone().find(({ kind }) => kind === 'hero')).toMatchObject({ title: 'We shine', eyebrow: 'Since 1999', id: 'hero' })
    expect(phone().map(({ kind }) => kind)).toEqual(['hero', 'actions', 'services', 'booking', 'contact'])
  })

  test('says something else where content says so, or leaves it out', () => {
    const [hero, , booking] = phone([
      { id: 'home', sections: [{ kind: 'hero', id: 'top', title: 'Shine', eyebrow: null }, { kind: 'services' }] },
      { id: 'ask', title: 'Ask', sections: [{ kind: 'booking' }, { kind: 'contact' }] },
    ])
    expect(hero).toMatchObject({ id: 'top', title: 'Shine' })
    expect(hero).not.toHaveProperty('eyebrow')
    expect(booking).toMatchObject({ title: 'Ask us' })
  })
})

test('a field of the form has the texts of its name in any group, and a group of a known id is whole', () => {
  const groups = [{ id: 'about', title: 'About you', fields: [{ kind: 'text', name: 'name', label: 'Who?' }, { kind: 'email' }] }, { id: 'when' }]
  const form = contentOf('en', { bookingForm: { groups } }).bookingForm
  expect(form.groups[0]?.fields).toMatchObject([
    { label: 'Who?', minLength: 2 },
    { name: 'email', label: 'Email' },
  ])
  expect(form.groups[1]?.fields.map(({ kind }) => kind)).toEqual(['date', 'time'])
})

/** The problems of documents that say only so much, as a dataset has them. */
function problemsOf(edits: readonly Edit[]): string[] {
  const said = shortenedContent(contentOf('en'))
  const documents = { ...said, categories: [said.categories[0]] }
  const { categories, ...singles } = edited(documents, edits)
  const read = readDocuments([
    ...Object.entries(singles).map(([name, document]) => ({ ...document, _id: name, _type: name })),
    ...categories.map(category => ({ ...category, _id: 'work', _type: 'category' })),
  ])
  return read.ok ? [] : read.problems.map(({ document, pointer, message }) => `${document}#${pointer}: ${message}`)
}

test.each<{ what: string; edits: Edit[]; lines: string[] }>([
  { what: 'what content must say itself', edits: [{ at: '/business/name', remove: true }], lines: ['business#/name: is required'] },
  {
    what: 'a wrong text beside defaults',
    edits: [{ at: '/messages/form', set: { summary: 7 } }],
    lines: ['messages#/form/summary: must be string'],
  },
  {
    what: 'a default that cannot stand with what content says',
    edits: [{ at: '/categories/0/title', set: 'T'.repeat(299) }],
    lines: [
      'work#/seo/title: must NOT have more than 300 characters (left out there: this is the default)',
      'work#/seo/description: must NOT have more than 300 characters (left out there: this is the default)',
    ],
  },
  {
    what: 'a language that there is not',
    edits: [{ at: '/business/language', set: 'tlh' }],
    lines: [expect.stringMatching(/^business#\/language: must be one of en$/) as never],
  },
])('$what is told at its place', ({ edits, lines }) => {
  expect(problemsOf(edits)).toEqual(expect.arrayContaining(lines))
})
