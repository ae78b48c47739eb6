import { expect, test } from 'vitest'
import { phoneNumber } from '#src/booking/request/phone-number.ts'

const STORED = '208-555-0142'

test.each([
  '2085550142',
  '208-555-0142',
  '208.555.0142',
  '208 555 0142',
  '(208) 555-0142',
  '(208)555-0142',
  '208 - 555 - 0142',
  '+1 208-555-0142',
  '+12085550142',
  '12085550142',
  '1-208-555-0142',
  '1.208.555.0142',
  '+1 (208) 555-0142',
  '+1-(208)-555-0142',
  // A non-breaking hyphen, en and em dashes, a horizontal bar, a minus sign.
  '208\u2010555\u20110142',
  '208\u2012555\u20130142',
  '208\u2014555\u20150142',
  '208\u2212555\u22120142',
  // Non-breaking spaces, and what a phone's contacts put around a number that is copied.
  '208\u00a0555\u202f0142',
  '\u202a+1 (208) 555\u20110142\u202c',
])('a phone number is stored in one form, however it was written: %j', text => {
  expect(phoneNumber(text)).toBe(STORED)
})

test('a number that begins with the digit of the country code keeps its ten digits', () => {
  expect(phoneNumber('123-456-7890')).toBe('123-456-7890')
  expect(phoneNumber('1 123-456-7890')).toBe('123-456-7890')
})

test.each([
  '',
  '123-456-789',
  '12-3456-7890',
  '208-555-01422',
  '(208 555-0142',
  '208/555/0142',
  '+44 20 7946 0958',
  '2 208 555 0142',
  'call me',
  '208-555-0142 x5',
])('what is no such number is none: %j', text => {
  expect(phoneNumber(text)).toBeNull()
})
