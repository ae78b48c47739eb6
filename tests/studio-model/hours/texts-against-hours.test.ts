import { expect, test } from 'vitest'
import { textsAgainstHours } from '#src/studio-model/hours/texts-against-hours.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

const documents = await sampleDocuments()
const day = (name: string) => ({ day: name, open: '07:00', close: '19:00', lastStart: '17:00' })
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const TO_SATURDAY = WEEK.slice(0, 6).map(day)

/** Why a text is against hours from Monday to Saturday, 7 to 7. */
const why = (text: string) =>
  textsAgainstHours([{ _id: 'site', _type: 'site', facts: [{ text }] }], TO_SATURDAY).map(found => `${found.pointer}: ${found.why}`)

test('content that says its hours as they are is against nothing', () => {
  expect(textsAgainstHours(documents, WEEK.map(day))).toEqual([])
})

test('when Sundays close, every text that still says "every day" is quoted, with its place', () => {
  const quote = 'Open every day, 7 AM to 7 PM'
  const found = textsAgainstHours(documents, TO_SATURDAY)
  expect(found.map(({ quote, why }) => [quote, why])).toEqual([quote, quote].map(said => [said, 'Sundays are closed']))
  expect(found[0]).toMatchObject({ document: 'site', pointer: expect.stringMatching(/^\/desktop\/.*\/facts\/0$/) as string })
})

test('a sentence of which words are bold is read as one, and so is each line of its own', () => {
  const line = (...texts: string[]) => ({ _type: 'block', children: texts.map(text => ({ _type: 'span', text })) })
  const text = [line('We work'), line('We are ', 'open every', ' day')]
  const found = textsAgainstHours([{ _id: 'site', _type: 'site', facts: [{ text }] }], TO_SATURDAY)
  expect(found.map(({ pointer, quote }) => `${pointer}: ${quote}`)).toEqual(['/facts/0/text: We are open every day'])
})

test.each([
  ['We work 7 days a week.', 'Sundays are closed'],
  ['Monday to Sunday, at your door', 'Sundays are closed'],
  ['Fri–Mon', 'Sundays are closed'],
  ['Closed on Saturdays', 'Saturdays are open'],
  ['Closed weekends', 'Saturdays are open'],
  ['Open Monday to Saturday, 8 AM to 6 PM', 'no day is open from 8:00 AM to 6:00 PM'],
  ['Hello. We are open daily! See you.', 'Sundays are closed'],
])('%j: %s', (text, said) => {
  expect(why(text)).toEqual([`/facts/0/text: ${said}`])
})

test.each([
  'Monday to Saturday, 7:00 a.m. to 7 PM',
  'Open 7 AM - 7 PM',
  'For daily drivers',
  'Every day counts',
  'From Monroe to Sunnyvale, 7 AM to 8 PM',
  'Closed Sundays',
  'Closed Sunday to Monday',
  'The monthly wash, 8 AM to 9 AM',
  'From 8 in the morning, or from 7 on Saturdays',
])('%j says nothing against them', text => {
  expect(why(text)).toEqual([])
})

test('a day that a text names among others has the hours that it says', () => {
  const hours = WEEK.map(day).map(each => (each.day === 'saturday' ? { ...each, open: '09:00', close: '14:00' } : each))
  const told = (text: string, own = hours) => textsAgainstHours([{ _id: 'site', _type: 'site', facts: [{ text }] }], own).map(found => found.why)
  expect(told('Open every day, 7 AM to 7 PM')).toEqual(['Saturdays are open from 9:00 AM to 2:00 PM'])
  expect(told('Open Monday to Friday, 7 AM to 7 PM')).toEqual([])
  const two = hours.map(each => (each.day === 'sunday' ? { ...each, open: '10:00', close: '12:00' } : each))
  expect(told('Open every day, 7 AM to 7 PM', two)).toEqual(['Saturdays and Sundays have other hours'])
})

test('hours that are being made up are compared with nothing', () => {
  expect(textsAgainstHours(documents, undefined)).toEqual([])
})
