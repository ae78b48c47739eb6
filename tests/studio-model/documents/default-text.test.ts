import { expect, test } from 'vitest'
import { wholeDocument } from '#src/cms/sanity/whole-document.ts'
import { defaultItems, defaultText, wholeFormItem } from '#src/studio-model/documents/default-text.ts'

const QUESTIONS = [
  { _key: 'a', id: 'length', kind: 'number', label: 'Length' },
  { _key: 'b', kind: 'number' },
  { _key: 'c', id: 'weight', kind: 'number', label: 'Weight' },
]
const GROUPS = [{ _key: 'a', id: 'about', title: 'You', fields: [{ _key: 'b', kind: 'email', label: 'Mail' }] }]

test.each<{ what: string; document: object; path: Parameters<typeof defaultText>[1]; language: unknown; text: string | null }>([
  { what: 'a text', document: { _type: 'messages' }, path: ['estimate', 'title'], language: 'en', text: 'Your estimate' },
  { what: 'a number', document: { _type: 'visit' }, path: ['mostItems'], language: 'en', text: '5' },
  {
    what: 'a text of an item',
    document: { _type: 'bookingForm', groups: GROUPS },
    path: ['groups', { _key: 'a' }, 'fields', { _key: 'b' }, 'invalid'],
    language: 'en',
    text: 'Please enter a valid email address',
  },
  {
    what: 'a title that follows from another',
    document: { _type: 'category', id: 'Work', title: 'Work' },
    path: ['heading'],
    language: 'en',
    text: 'Work',
  },
  {
    what: 'a text that is there',
    document: { _type: 'bookingForm', groups: GROUPS },
    path: ['groups', { _key: 'a' }, 'fields', { _key: 'b' }, 'label'],
    language: 'en',
    text: null,
  },
  {
    what: 'a text of a question that has its own name in it',
    document: { _type: 'category', inputs: QUESTIONS },
    path: ['inputs', { _key: 'c' }, 'required'],
    language: 'en',
    text: 'Please answer: Weight',
  },
  {
    what: 'a text of a new question, which is not named as the one before it',
    document: { _type: 'category', inputs: QUESTIONS },
    path: ['inputs', { _key: 'b' }, 'required'],
    language: 'en',
    text: 'Please answer: …',
  },
  {
    what: 'the id of a new question, which is not that of the one before it',
    document: { _type: 'category', inputs: QUESTIONS },
    path: ['inputs', { _key: 'b' }, 'id'],
    language: 'en',
    text: null,
  },
  { what: 'a text that has no default', document: { _type: 'business' }, path: ['name'], language: 'en', text: null },
  { what: 'a text of content without a language', document: { _type: 'messages' }, path: ['estimate', 'title'], language: undefined, text: null },
  {
    what: 'an item that is gone',
    document: { _type: 'bookingForm', groups: GROUPS },
    path: ['groups', { _key: 'z' }, 'title'],
    language: 'en',
    text: null,
  },
])('what holds in place of $what', ({ document, path, language, text }) => {
  expect(defaultText(document, path, language)).toBe(text)
})

test('the items of a missing list are those that hold in its place, as a dataset has them', () => {
  const document = {
    _type: 'bookingForm',
    groups: [
      { _key: 'b', id: 'about' },
      { _key: 'a', id: 'your-details' },
    ],
  }
  const items = defaultItems(document, ['groups', { _key: 'a' }, 'fields'], 'en')
  expect(items?.slice(0, 2)).toMatchObject([
    { _key: '0', _type: 'Field', kind: 'text', name: 'name', label: 'Name', required: { _type: 'Requirement', message: 'Name is required' } },
    { _key: '1', _type: 'Field', kind: 'email', name: 'email', label: 'Email' },
  ])
  const writtenOut = {
    ...document,
    groups: [
      { _key: 'b', id: 'about' },
      { _key: 'a', id: 'your-details', fields: items },
    ],
  }
  const whole = (said: object) => wholeDocument(said, 'bookingForm', 'en')
  expect(whole(writtenOut)).toMatchObject({ ok: true, whole: (whole(document) as { whole: object }).whole })
  expect(defaultItems({ ...document, groups: [{ _key: 'a', id: 'your-details', fields: [] }] }, ['groups', { _key: 'a' }, 'fields'], 'en')).toBeNull()
  expect(defaultItems(document, ['groups', { _key: 'b' }, 'fields'], 'en')).toBeNull()
  expect(defaultItems(document, ['groups', { _key: 'a' }, 'title'], 'en')).toBeNull()
  expect(defaultItems(document, ['groups', { _key: 'a' }, 'fields'], undefined)).toBeNull()
  const withoutKind = { _type: 'visit', inputs: [{ _key: 'new' }] }
  expect(defaultItems(withoutKind, ['inputs', { _key: 'new' }, 'options'], 'en')).toBeNull()
  expect(defaultText(withoutKind, ['inputs', { _key: 'new' }, 'label'], 'en')).toBeNull()
})

test('a category that a field is shown with, chosen or yet to be chosen, hides no default of the form', () => {
  const shown = {
    _type: 'Circumstances',
    categories: [
      { _key: 'a', _type: 'reference', _ref: 'category-Car' },
      { _key: 'b', _type: 'reference' },
    ],
  }
  const car = { _key: 'c', id: 'car', title: 'Your car', fields: [{ _key: 'd', kind: 'text', name: 'make', label: 'Make', shown }] }
  const form = { _type: 'bookingForm', groups: [car, { _key: 'a', id: 'your-details' }] }
  expect(defaultText(form, ['groups', { _key: 'a' }, 'title'], 'en')).toBe('Your details')
  expect(defaultItems(form, ['groups', { _key: 'a' }, 'fields'], 'en')).toHaveLength(3)
})

test('what names a group or a field of the form in a list is what visitors read, its own or the default', () => {
  const where = { _key: 'b', id: 'where', fields: [{ _key: 'z', kind: 'text', name: 'service_zip' }] }
  const form = { _type: 'bookingForm', groups: [{ _key: 'a', id: 'when', hint: 'Soon.' }, where] }
  expect(wholeFormItem(form, { id: 'when', title: undefined, hint: 'Soon.' }, 'en')).toMatchObject({ title: 'Day and time', hint: 'Soon.' })
  expect(wholeFormItem(form, { kind: 'text', name: 'service_zip' }, 'en')).toMatchObject({ label: 'ZIP code' })
  expect(wholeFormItem(form, { kind: 'text', name: 'own', label: 'Own' }, 'en')).toEqual({ kind: 'text', name: 'own', label: 'Own' })
})
