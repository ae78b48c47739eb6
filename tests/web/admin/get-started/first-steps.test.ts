import { expect, test } from 'vitest'
import type { MailState } from '#src/contract/generated/types.ts'
import { type Beginnings, exampleData, firstSteps } from '#src/web/admin/get-started/first-steps.ts'

const REAL = { phone: '(208) 344-7119', email: 'hello@wash.biz' }
const SENDING: MailState = { is_set_up: true, kinds: [], waiting: 0, failed: 0 }
const NEW: Beginnings = { business: REAL, mail: SENDING, requests: 0, deleted: 0 }

/** The names of what is done. */
const doneOf = (beginnings: Beginnings) =>
  Object.entries(firstSteps(beginnings))
    .filter(([, isDone]) => isDone)
    .map(([step]) => step)

test.each<[what: string, beginnings: Beginnings, done: string[]]>([
  ['a new owner', NEW, ['account', 'business', 'mail']],
  ['example data', { ...NEW, business: { ...REAL, phone: '(208) 555-0142' } }, ['account', 'mail']],
  ['no mail server', { ...NEW, mail: { ...SENDING, is_set_up: false } }, ['account', 'business']],
  ['mails that were refused', { ...NEW, mail: { ...SENDING, failed: 1 } }, ['account', 'business']],
  ['mail not known yet', { ...NEW, mail: null }, ['account', 'business']],
  ['a request that is there', { ...NEW, requests: 1 }, ['account', 'business', 'mail', 'request']],
  ['a request in the trash', { ...NEW, deleted: 1 }, ['account', 'business', 'mail', 'request', 'clean-up']],
  ['one there and one in the trash', { ...NEW, requests: 1, deleted: 1 }, ['account', 'business', 'mail', 'request']],
])('the first steps tick themselves: %s', (_, beginnings, done) => {
  expect(doneOf(beginnings)).toEqual(done)
})

test.each([
  [{}, []],
  [{ phone: '208-555-0142' }, ['phone']],
  [{ phone: '+1 (208) 555-01 42' }, ['phone']],
  [{ phone: '555-0200' }, []],
  [{ phone: '208-555-1142' }, []],
  [{ email: 'me@example.com' }, ['email']],
  [{ email: 'me@mail.Example.org' }, ['email']],
  [{ email: 'me@shop.test' }, ['email']],
  [{ email: 'me@myexample.com' }, []],
  [{ email: 'example@wash.biz' }, []],
  [{ phone: '208-555-0100', email: 'me@localhost' }, ['phone', 'email']],
])('a number or address at which nobody can be reached is an example: %j', (given, examples) => {
  expect(exampleData({ ...REAL, ...given })).toEqual(examples)
})
