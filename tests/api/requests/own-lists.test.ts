import { describe, expect, test } from 'vitest'
import type { OwnList, OwnLists } from '#src/contract/generated/types.ts'
import { engines } from '#tests/support/server/engines.ts'
import { openAdmin } from '#tests/support/server/open-admin.ts'
import { ADMIN } from '#tests/support/server/test-server.ts'

/** The owner's own lists: what a list shows, under a name, on every device. */

const LISTS = '/api/v1/lists'
const DEAREST = { name: 'Dearest', shows: { status: 'Confirmed', sort: 'estimated_value desc' } }

async function open(engine: (typeof engines)[number]) {
  const { server, token } = await openAdmin(engine)
  const send = (method: string, path: string, body?: object) => server.call(method, path, { token, body })
  const add = async (list: object) => (await send('POST', LISTS, list)).body as unknown as OwnList
  const listed = async (of = token) => ((await server.call('GET', LISTS, { token: of })).body as unknown as OwnLists).lists
  return { server, token, send, add, listed }
}

describe.each(engines)('on $engine', engine => {
  test('a list is kept under a name, is there on another device and after a new password, is renamed in its place, and goes', async () => {
    const { server, token, send, add, listed } = await open(engine)
    const dearest = await add(DEAREST)
    const gloss = await add({ name: ' Gloss\u202e', shows: { search: 'gloss' } })
    expect(dearest).toEqual({ id: expect.any(String), ...DEAREST })
    expect(gloss.name).toBe('Gloss')
    expect(await listed(await server.signIn())).toEqual([dearest, gloss])

    const change = { current_password: ADMIN.password, new_password: 'another password, a long one' }
    const { body } = await server.call('POST', '/api/v1/auth/password', { token, body: change })
    const after = body.token
    expect(await listed(after)).toEqual([dearest, gloss])
    const renamed = { name: 'dearest', shows: { sort: 'estimated_value desc' } }
    expect(await server.call('PUT', `${LISTS}/${dearest.id}`, { token: after, body: renamed })).toMatchObject({ status: 200, body: renamed })
    expect(await listed(after)).toEqual([{ id: dearest.id, ...renamed }, gloss])
    expect((await server.call('DELETE', `${LISTS}/${dearest.id}`, { token: after })).status).toBe(200)
    expect(await listed(after)).toEqual([gloss])
    expect((await send('GET', LISTS)).status, 'the old session is over').toBe(401)
  })

  test('what cannot be kept is refused in words, and nothing is stored', async () => {
    const { send, add, listed } = await open(engine)
    const { id } = await add(DEAREST)
    const other = await add({ name: 'Other', shows: {} })
    const refused: [object, number, string][] = [
      [{ ...DEAREST, name: '' }, 400, 'name'],
      [{ ...DEAREST, name: ' \u200e' }, 400, 'name'],
      [{ ...DEAREST, name: 'n'.repeat(41) }, 400, 'name'],
      [{ ...DEAREST, name: 'DEAREST' }, 409, 'name'],
      [{ name: 'New' }, 400, 'shows'],
      [{ name: 'New', shows: { status: 'Lost' } }, 400, 'shows.status'],
      [{ name: 'New', shows: { sort: 'phone asc' } }, 400, 'shows.sort'],
      [{ name: 'New', shows: { page: '2' } }, 400, 'shows.page'],
    ]
    for (const [list, status, field] of refused) {
      const answer = await send('POST', LISTS, list)
      expect(answer, JSON.stringify(list)).toMatchObject({ status, body: { error: expect.any(String), fields: { [field]: expect.any(String) } } })
      expect((await send('PUT', `${LISTS}/${other.id}`, list)).status, JSON.stringify(list)).toBe(status)
    }
    for (const method of ['PUT', 'DELETE'])
      expect(await send(method, `${LISTS}/gone`, method === 'PUT' ? { ...DEAREST, name: 'New' } : undefined)).toMatchObject({
        status: 404,
        body: { error: 'There is no such list' },
      })
    expect(await listed()).toEqual([{ id, ...DEAREST }, other])
  })

  test('there are 20 at most, however many are kept at once', async () => {
    const { send, add, listed } = await open(engine)
    await Promise.all(Array.from({ length: 24 }, (_, number) => add({ name: `List ${number}`, shows: {} })))
    expect(await listed()).toHaveLength(20)
    expect(await send('POST', LISTS, DEAREST)).toMatchObject({ status: 409, body: { error: expect.stringMatching(/20 lists.*delete one first/) } })
    const [first] = await listed()
    await send('DELETE', `${LISTS}/${first?.id}`)
    expect((await send('POST', LISTS, DEAREST)).status).toBe(201)
  })
})
