import { expect, test } from 'vitest'
import { contactKeys } from '#src/server/storage/customers/contact-keys.ts'

test.each([
  ['ann@example.com', '208-555-0100', 'ann@example.com', '2085550100'],
  [' Ann@Example.COM ', '+1 (208) 555-0100', 'ann@example.com', '2085550100'],
  ['', '+44 20 7946 0018', null, '442079460018'],
  ['', '', null, null],
  ['', '000-000-0000', null, null],
  ['', 'ext. 12', null, null],
])('the address %j and the number %j are known as %j and %j', (email, phone, email_key, phone_key) => {
  expect(contactKeys({ email, phone })).toEqual({ email_key, phone_key })
})
