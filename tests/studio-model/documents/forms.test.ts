import { expect, test } from 'vitest'
import { DOCUMENT_SHAPE } from '#src/studio-model/documents/documents.ts'
import { FORM_GROUPS, groupedFields } from '#src/studio-model/documents/form-groups.ts'
import { mergedFields } from '#src/studio-model/documents/merged-fields.ts'
import { type DocumentPlace, type PathStep, placeOf, resolved } from '#src/studio-model/documents/place-of.ts'
import { previewWords } from '#src/studio-model/documents/preview-words.ts'
import { STUDIO_TYPES } from '#src/studio-model/generated/studio-types.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

const documents = await sampleDocuments()

test('every value of the content has a field in the Studio, at the path that the Studio knows it by', () => {
  let places = 0
  for (const document of documents) {
    for (const pointer of pointersIn(document)) {
      const place = placeOf(document, DOCUMENT_SHAPE[document._type] ?? '', pointer)
      if (isProse(place)) continue
      expect(place.type, `${document._id}#${pointer}`).not.toBeNull()
      expect(at(document, place.path), `${document._id}#${pointer}`).toBe(place.value)
      if (typeof place.value === 'object' && place.value !== null && '_key' in place.value)
        expect(place.path.at(-1)).toEqual({ _key: place.value._key })
      expect(place.path).toHaveLength(pointer.split('/').length - 1)
      places++
    }
  }
  expect(places).toBeGreaterThan(1000)
})

test('a part of a text leads to the text as a whole, which content counts otherwise', () => {
  const business = documents.find(({ _type }) => _type === 'business') ?? {}
  const about = { sections: [{ _key: 'a', kind: 'about', blurb: [{ _type: 'block', _key: 'one' }] }] }
  expect(placeOf(business, 'Business', '/policies/0/text/3/to/path').path).toEqual(['policies', { _key: 'cancellation' }, 'text'])
  expect(placeOf(about, 'DesktopLayout', '/sections/0/blurb/0/1/text').path).toEqual(['sections', { _key: 'a' }, 'blurb', { _key: 'one' }])
  expect(placeOf({ kind: 'article', blocks: [{ _type: 'block', _key: 'one' }] }, 'Section', '/blocks/0/entries/0').path).toEqual(['blocks'])
})

test('a place that is not there leads to what it would stand in', () => {
  const [document] = documents
  expect(placeOf(document ?? {}, 'Business', '/reasons/9999/text').path).toEqual(['reasons'])
  expect(placeOf(document ?? {}, 'Business', '/unheard/of').path).toEqual([])
})

test.each(Object.keys(FORM_GROUPS))('every field of %s stands under one tab', name => {
  const type = STUDIO_TYPES[name]
  if (type === undefined || !('fields' in type)) throw new Error(`there is no ${name}`)
  expect(
    groupedFields(name, type.fields)
      .map(({ field }) => field.name)
      .sort(),
  ).toEqual(type.fields.map(({ name }) => name).sort())
})

test('what an add-on is stands right below its title', () => {
  const [first] = FORM_GROUPS['Addon'] ?? []
  expect(first?.fields.slice(0, 2)).toEqual(['title', 'description'])
})

test.each([
  ['Reason', { id: 'far', text: 'Too far away' }, { title: 'Too far away', subtitle: '' }],
  ['Rule', { id: 'trip-fee', title: 'Trip fee' }, { title: 'Trip fee', subtitle: '' }],
  ['Rule', { id: 'trip-fee' }, { title: 'Trip fee', subtitle: '' }],
  ['Section', { kind: 'steps', id: 'the-way' }, { title: 'How it works', subtitle: '' }],
  ['VisitWhen', { weekdays: ['saturday'] }, { title: 'Saturday', subtitle: '' }],
])('a list shows of the %s %j its words, and an id only where there are none', (type, item, expected) => {
  expect(previewWords(type, item)).toEqual(expected)
})

test('every item of every list says what it is', () => {
  for (const document of documents) {
    for (const pointer of pointersIn(document)) {
      const { type, value } = placeOf(document, DOCUMENT_SHAPE[document._type] ?? '', pointer)
      if (
        type?.is !== 'named' ||
        resolved(type)?.is === 'prose' ||
        typeof value !== 'object' ||
        value === null ||
        !/\/\d+$/.test(pointer) ||
        /Price|Duration|Rate|Band|Tier/.test(type.type)
      )
        continue
      expect(previewWords(type.type, value as Record<string, unknown>).title, `${document._id}#${pointer}`).not.toBe(STUDIO_TYPES[type.type]?.title)
    }
  }
})

test('a field of several kinds keeps the words of each, and has room for the longest text among them', () => {
  const mergedField = (of: string, name: string) => {
    const type = STUDIO_TYPES[of]
    if (type === undefined || !('kinds' in type)) throw new Error(`there is no ${of} of several kinds`)
    return mergedFields(type.kinds).find(({ field }) => field.name === name)
  }
  expect(mergedField('Field', 'invalid')?.field.value).toEqual({ is: 'named', type: 'Template' })
  const text = mergedField('Section', 'text')
  expect(text?.byKind.get('hero')?.description).not.toContain('{requestsKept}')
  expect(text?.byKind.get('article')?.description).toContain('{requestsKept}')
})

test.each(['Input', 'VisitInput', 'Price', 'Field'])(
  'fields of each kind of %s stand in its own order, such as a limit beside its reason, what it is known by last',
  name => {
    const type = STUDIO_TYPES[name]
    if (type === undefined || !('kinds' in type)) throw new Error(`there is no ${name} of several kinds`)
    const merged = mergedFields(type.kinds)
    for (const { value, fields } of type.kinds) {
      const own = fields.map(field => field.name)
      const known = name === 'Field' ? 'name' : 'id'
      const shown = merged.filter(({ byKind }) => byKind.has(value)).map(({ field }) => field.name)
      expect(shown, value).toEqual([...own.filter(one => one !== known), ...own.filter(one => one === known)])
    }
  },
)

test('a list says what stands in it, and a file keeps its name', () => {
  expect(previewWords('When', { weekdays: ['monday', 'friday'] })).toEqual({ title: 'Monday · friday', subtitle: '' })
  const answer = [
    { _type: 'block', children: [{ text: 'At ' }, { text: 'noon' }] },
    { _type: 'block', children: [{ text: 'or later' }] },
  ]
  expect(previewWords('Question', { question: 'When?', answer })).toEqual({ title: 'When?', subtitle: 'At noon or later' })
  expect(previewWords('VideoFile', { src: 'waves.mp4' })).toEqual({ title: 'waves.mp4', subtitle: '' })
})

test('no field is named by a word of programs alone: what owners read has capital letters and no dashes', () => {
  for (const [name, type] of Object.entries(STUDIO_TYPES)) expect(type.title, name).toMatch(/^[A-Z][^_-]*(?:-[a-z]+[^_-]*)*$/)
})

function* pointersIn(value: unknown, pointer = ''): Generator<string> {
  if (typeof value !== 'object' || value === null || '_ref' in value) return
  for (const [name, inner] of Object.entries(value)) {
    if (name.startsWith('_')) continue
    const next = `${pointer}/${name}`
    yield next
    yield* pointersIn(inner, next)
  }
}

function at(value: unknown, path: readonly PathStep[]): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (typeof step === 'object') return (inner as { _key: string }[]).find(({ _key }) => _key === step._key)
    return (inner as Record<string | number, unknown>)[step]
  }, value)
}

function isProse({ type }: DocumentPlace): boolean {
  return resolved(type)?.is === 'prose'
}

test('no explanation of a field only repeats its title', () => {
  const fields = Object.entries(STUDIO_TYPES).flatMap(([of, type]) =>
    'kinds' in type
      ? type.kinds.flatMap(kind => kind.fields.map(field => ({ of: `${of} ${kind.value}`, field })))
      : 'fields' in type
        ? type.fields.map(field => ({ of, field }))
        : [],
  )
  expect(fields.length).toBeGreaterThan(500)
  const repeating = fields.filter(({ field: { title, description } }) => description !== undefined && newWords(description, title).length === 0)
  expect(repeating.map(({ of, field }) => `${of}.${field.name}: ${field.title} / ${field.description}`)).toEqual([])
})

/** Words that say nothing by themselves. */
const SMALL = /^(?:an?|as|at|are|by|each|for|from|in|is|its?|no|of|on|or|so|such|that|the|these|this|to|what|when|which|with|shown|called)$/

/** The words of a description that its title does not have. */
function newWords(description: string, title: string): string[] {
  const wordsOf = (text: string) =>
    (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter(word => !SMALL.test(word)).map(word => word.replace(/s$/, ''))
  const said = new Set(wordsOf(title))
  return wordsOf(description).filter(word => !said.has(word))
}
