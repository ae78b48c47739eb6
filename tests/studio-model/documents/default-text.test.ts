import { expect, test } from 'vitest'
import { defaultText } from '#src/studio-model/documents/default-text.ts'

const QUESTIONS = [
  { _key: 'a', id: 'length', kind: 'number', label: 'Length' },
  { _key: 'b', kind: 'number' },
  { _key: 'c', id: 'weight', kind: 'number', label: 'Weight' },
]
const GROUPS = [{ _key: 'a', id: 'about', title: 'You', fields: [{ _key: 'b', kind: 'email', label: 'Mail' }] }]

test.each<{ what: string; document: object; path: Parameters<typeof defaultText>[1]; language: unknown; text: string | null }>([
  { what: 'a text', document: { _type: 'messages' }, path: ['estimate', 'title'], language: 'en', text: 'Your estimate' },
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
