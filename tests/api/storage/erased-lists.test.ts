import { expect, test } from 'vitest'
import type { OwnLists } from '#src/contract/generated/types.ts'
import { engines } from '#tests/support/server/engines.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'

test.for(engines)("of the owner's lists, those that name an erased person go with them on $engine, and no other", async engine => {
  const { server, token, book, change, detail } = await openAdmin(engine)
  const id = await book({ ...APPOINTMENT, name: 'Ánn Ash', email: 'Ann@example.com', phone: '208-555-0142' })
  const other = await book({ ...QUOTE, name: 'Ann Oak', email: 'joann@example.com', phone: '208-555-0177' })
  const { sender } = (await detail(id)).appointment
  expect(sender).toBe((await detail(other)).appointment.sender)
  await change(id, { name: 'Ann Beech' })
  const lists: [name: string, shows: object][] = [
    ['By address', { search: ' ANN@example.com' }],
    ['By number', { search: '+1 (208) 555 0142', status: 'Confirmed' }],
    ['By name', { search: 'beech, ann' }],
    ['By an earlier name', { search: 'Ann Ash' }],
    ['By sender', { sender }],
    ['Visits of Ann Beech', { when: 'week' }],
    ['Somebody else', { search: 'Ann Oak' }],
    ['Another address', { search: 'joann@example.com' }],
    ['Another number', { search: '208-555-0177' }],
    ['A first name', { search: 'Ann' }],
    ['Beeches', { search: 'beechwood ann' }],
    ['Waiting', { status: 'Pending' }],
  ]
  for (const [name, shows] of lists) expect((await server.call('POST', '/api/v1/lists', { token, body: { name, shows } })).status, name).toBe(201)
  expect((await server.call('POST', '/api/v1/people/erase', { token, body: { id } })).status).toBe(200)
  const left = (await server.call('GET', '/api/v1/lists', { token })).body as unknown as OwnLists
  expect(left.lists.map(({ name }) => name)).toEqual(['Somebody else', 'Another address', 'Another number', 'A first name', 'Beeches', 'Waiting'])
  expect((await server.call('GET', `${LIST}${other}`, { token })).status).toBe(200)
})
