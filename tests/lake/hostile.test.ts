import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestLake } from '#tests/support/content/lake.ts'

const key = fc.constantFrom(
  'create',
  'patch',
  'delete',
  'id',
  'query',
  'params',
  'set',
  'inc',
  'insert',
  'unset',
  '_id',
  '_type',
  'actionType',
  'draftId',
  'x',
)
const leaf = fc.oneof(
  fc.constantFrom('page', 'drafts.page', '*', 'sanity.action.document.publish', '', '__proto__', 'a[0]', '..'),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
)
const value = fc.letrec<{ any: unknown }>(tie => ({
  any: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('any'), { maxLength: 3 }), fc.dictionary(key, tie('any'), { maxKeys: 3 })),
})).any

test('an id in an address is decoded once, whatever it looks like then', async () => {
  const { origin } = await startTestLake()
  for (const [id, means] of [
    ['%2525', '%25'],
    ['%25', '%'],
    ['a%20b', 'a b'],
  ]) {
    const answer = await fetch(`${origin}/v1/data/doc/production/${id}`)
    expect([answer.status, await answer.json()]).toEqual([200, { documents: [], omitted: [{ id: means, reason: 'existence' }] }])
  }
})

test('no body whatever makes the lake fail: it does what is asked or refuses it, and answers go on', async () => {
  const { client, origin, lake } = await startTestLake({ documents: [{ _id: 'page', _type: 'page', title: 'One' }] })
  const post = (path: string, body: unknown) =>
    fetch(`${origin}/v2025-02-19/data/${path}/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const bodies = fc.record({ path: fc.constantFrom('mutate', 'actions', 'query'), steps: fc.oneof(fc.array(value, { maxLength: 3 }), value) })
  await fc.assert(
    fc.asyncProperty(bodies, async ({ path, steps }) => {
      const { status } = await post(path, path === 'query' ? steps : { [path === 'mutate' ? 'mutations' : 'actions']: steps })
      expect([200, 400, 404, 409]).toContain(status)
    }),
    { numRuns: 500 },
  )
  await client.createOrReplace({ _id: 'after', _type: 'page' })
  for (const [id, { _id, _type }] of lake.documents) expect([_id, typeof _type]).toEqual([id, 'string'])
})
