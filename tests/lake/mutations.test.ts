import { expect, test } from 'vitest'
import { NOW, startTestLake } from '#tests/support/content/lake.ts'

const page = {
  _id: 'page',
  _type: 'page',
  title: 'One',
  count: 1,
  list: [
    { _key: 'a', n: 1 },
    { _key: 'b', n: 2 },
  ],
  deep: { text: 'x' },
}
const documents = [page]

test('a document that is created gets what it lacks: id, revision and times', async () => {
  const { client } = await startTestLake()
  const made = await client.create({ _type: 'page', title: 'New' })
  expect(made).toEqual({
    _id: expect.stringMatching(/^[\w-]{20,}$/) as string,
    _rev: expect.any(String) as string,
    _type: 'page',
    _createdAt: NOW,
    _updatedAt: NOW,
    title: 'New',
  })
  expect(await client.getDocument(made._id)).toEqual(made)
  expect((await client.create({ _id: 'drafts.', _type: 'page' }))._id).toMatch(/^drafts\.[\w-]{20,}$/)
})

test('createIfNotExists leaves what is there, createOrReplace takes its place', async () => {
  const { client } = await startTestLake({ documents })
  expect(await client.createIfNotExists({ _id: 'page', _type: 'page', title: 'Other' })).toMatchObject(page)
  await client.createOrReplace({ _id: 'page', _type: 'page', title: 'Other' })
  const { _rev, ...rest } = (await client.getDocument('page')) ?? {}
  expect(rest).toEqual({ _id: 'page', _type: 'page', title: 'Other', _createdAt: NOW, _updatedAt: NOW })
})

test.each([
  [
    'set',
    { set: { title: 'Two', 'deep.text': 'y', 'list[_key=="b"].n': 7 } },
    {
      title: 'Two',
      deep: { text: 'y' },
      list: [
        { _key: 'a', n: 1 },
        { _key: 'b', n: 7 },
      ],
    },
  ],
  ['setIfMissing', { setIfMissing: { title: 'Two', note: 'new', 'deep.more': 1 } }, { title: 'One', note: 'new', deep: { text: 'x', more: 1 } }],
  ['unset', { unset: ['title', 'list[0]', 'deep.text'] }, { title: undefined, list: [{ _key: 'b', n: 2 }], deep: {} }],
  [
    'inc',
    { inc: { count: 2, 'list[_key=="a"].n': 1 } },
    {
      count: 3,
      list: [
        { _key: 'a', n: 2 },
        { _key: 'b', n: 2 },
      ],
    },
  ],
  ['dec', { dec: { count: 0.5 } }, { count: 0.5 }],
  ['insert after', { insert: { after: 'list[-1]', items: [{ _key: 'c', n: 3 }] } }, { list: [...page.list, { _key: 'c', n: 3 }] }],
  ['insert before', { insert: { before: 'list[_key=="a"]', items: [{ _key: 'c', n: 3 }] } }, { list: [{ _key: 'c', n: 3 }, ...page.list] }],
  ['insert replace', { insert: { replace: 'list[0]', items: [{ _key: 'c', n: 3 }] } }, { list: [{ _key: 'c', n: 3 }, page.list[1]] }],
  ['diffMatchPatch', { diffMatchPatch: { title: '@@ -1,3 +1,5 @@\n One\n+ly\n' } }, { title: 'Onely' }],
])('a patch changes what it names and nothing else: %s', async (_, operations, expected) => {
  const { client } = await startTestLake({ documents })
  const before = await client.getDocument('page')
  const after = await client.patch('page', operations as never).commit()
  expect(after).toEqual({ ...before, ...expected, _rev: after._rev })
  expect(after._rev).not.toBe(before?._rev)
  expect(await client.getDocument('page')).toEqual(JSON.parse(JSON.stringify(after)))
})

test('mutations select by query as well, and answer documents or ids as asked', async () => {
  const { client } = await startTestLake({ documents: [page, { ...page, _id: 'other' }, { ...page, _id: 'third', count: 9 }] })
  const selection = { query: '*[_type == "page" && count < $most]', params: { most: 5 } }
  const ids = await client
    .patch(selection)
    .set({ title: 'Few' })
    .commit({ returnDocuments: false, returnFirst: false } as never)
  expect(ids).toMatchObject({
    documentIds: ['other', 'page'],
    results: [
      { id: 'other', operation: 'update' },
      { id: 'page', operation: 'update' },
    ],
  })
  await client.delete(selection)
  expect(await client.fetch('*[_type == "page"]._id')).toEqual(['third'])
})

test('a transaction happens as a whole: one mutation that fails takes back those before it', async () => {
  const { client, lake } = await startTestLake({ documents })
  const before = [...lake.documents.values()]
  const attempt = client
    .transaction()
    .create({ _id: 'new', _type: 'page' })
    .patch('page', { set: { title: 'Two' } })
    .patch('missing', { set: { a: 1 } })
  await expect(attempt.commit()).rejects.toMatchObject({
    statusCode: 409,
    message: 'The mutation(s) failed: The document with the ID "missing" was not found:\n- The document with the ID "missing" was not found',
    details: { type: 'mutationError', items: [{ index: 2, error: { type: 'documentNotFoundError', id: 'missing' } }] },
  })
  expect([...lake.documents.values()]).toEqual(before)
  const done = await client
    .transaction()
    .create({ _id: 'new', _type: 'page' })
    .patch('new', { set: { title: 'Two' } })
    .delete('page')
    .commit()
  expect(done).toMatchObject({
    documentIds: ['new', 'new', 'page'],
    results: [{ operation: 'create' }, { operation: 'update' }, { operation: 'delete' }],
  })
  expect(await client.fetch('*{_id, title, _rev}')).toEqual([{ _id: 'new', title: 'Two', _rev: done.transactionId }])
})

test('of two changes of one revision the second is refused with 409', async () => {
  const { client } = await startTestLake({ documents })
  const revision = (await client.getDocument('page'))?._rev ?? ''
  await client.patch('page').set({ title: 'Mine' }).ifRevisionId(revision).commit()
  await expect(client.patch('page').set({ title: 'Yours' }).ifRevisionId(revision).commit()).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', expectedRevisionID: revision } }] },
  })
  expect(await client.getDocument('page')).toMatchObject({ title: 'Mine' })
})

test('the client names its transaction, once', async () => {
  const { client } = await startTestLake({ documents })
  const patch = { patch: { id: 'page', set: { title: 'Two' } } }
  expect(await client.mutate([patch] as never, { transactionId: 'mine', returnDocuments: true })).toMatchObject([{ title: 'Two', _rev: 'mine' }])
  await expect(client.mutate([patch] as never, { transactionId: 'mine' })).rejects.toMatchObject({ statusCode: 409 })
})

test('a dry run answers as if it were true, and keeps nothing', async () => {
  const { client, lake } = await startTestLake({ documents })
  expect(await client.patch('page').set({ title: 'Two' }).commit({ dryRun: true })).toMatchObject({ title: 'Two' })
  await client.action({ actionType: 'sanity.action.document.delete', publishedId: 'page', includeDrafts: [] }, { dryRun: true })
  expect([...lake.documents.values()]).toMatchObject(documents)
})

test('objects in arrays get keys where the client asks for them', async () => {
  const { client } = await startTestLake({ documents })
  const patched = await client
    .patch('page')
    .set({ list: [{ n: 1 }, { _key: 'mine', deep: [{ n: 2 }] }, 3] })
    .commit({ autoGenerateArrayKeys: true })
  const key = expect.stringMatching(/^\w{12}$/) as string
  expect(patched['list']).toEqual([{ _key: key, n: 1 }, { _key: 'mine', deep: [{ _key: key, n: 2 }] }, 3])
})

test('what is referred to cannot go, and nothing refers to what is not there; weak references may', async () => {
  const to = (id: string, more = {}) => ({ _id: 'from', _type: 'link', to: [{ _key: 'a', _type: 'reference', _ref: id, ...more }] })
  const { client } = await startTestLake({ documents: [page, to('page')] })
  await expect(client.delete('page')).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('references to it from "from"') as string,
  })
  await expect(client.createOrReplace(to('missing'))).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('non-existent document "missing"') as string,
  })
  await client.createOrReplace(to('missing', { _weak: true }))
  await client.delete('page')
  expect(await client.fetch('*._id')).toEqual(['from'])
})

test.each([
  ['no object', 5, 'A mutation must be an object with one key'],
  ['an unknown kind', { destroy: { id: 'page' } }, 'Unknown mutation "destroy"'],
  ['two kinds', { create: page, delete: { id: 'page' } }, 'one key'],
  ['a document without type', { create: { _id: 'a' } }, '_type'],
  ['a type that is none', { create: { _type: 5 } }, '_type'],
  ['an id with a space', { create: { _id: 'a b', _type: 'page' } }, 'Invalid document ID "a b"'],
  ['an id that is too long', { createOrReplace: { _id: 'a'.repeat(129), _type: 'page' } }, 'Invalid document ID'],
  ['no id', { patch: { set: { a: 1 } } }, 'must have an id'],
  ['an id and a query', { delete: { id: 'page', query: '*' } }, 'must have an id'],
  ['an unknown operation', { patch: { id: 'page', put: { a: 1 } } }, 'Unknown patch operation "put"'],
  ['set of a list', { patch: { id: 'page', set: ['a'] } }, '"set" must be an object of values by path'],
  ['inc by a text', { patch: { id: 'page', inc: { count: '1' } } }, '"inc" must be an object of numbers by path'],
  ['an insert to nowhere', { patch: { id: 'page', insert: { items: [] } } }, '"insert" must be'],
  ['a path that does not end', { patch: { id: 'page', set: { 'list[': 1 } } }, '"set" must be'],
  ['a path to nothing', { patch: { id: 'page', unset: ['list[]'] } }, '"unset" must be an array of paths'],
  ['a path that cannot be read', { patch: { id: 'page', set: { 'list[=]': 1 } } }, ''],
  ['a broken patch of text', { patch: { id: 'page', diffMatchPatch: { title: 'nonsense' } } }, ''],
  ['another id', { patch: { id: 'page', set: { _id: 'other' } } }, 'Cannot modify immutable attribute "_id"'],
  ['another type', { createOrReplace: { _id: 'page', _type: 'other' } }, 'Cannot modify immutable attribute "_type"'],
  ['a document that is there', { create: page }, 'Document by ID "page" already exists'],
  ['a broken query', { delete: { query: '*[' } }, 'query parse error'],
])('a mutation that cannot be done is refused, and says why: %s', async (_, mutation, message) => {
  const { client, lake } = await startTestLake({ documents })
  const before = [...lake.documents.values()]
  const sent = client.mutate([{ create: { _id: 'ok', _type: 'page' } }, mutation] as never)
  await expect(sent).rejects.toMatchObject({
    statusCode: expect.toSatisfy((status: number) => status === 400 || status === 409) as number,
    message: expect.stringContaining(message) as string,
  })
  expect([...lake.documents.values()]).toEqual(before)
})

test.each(['__proto__.evil', 'constructor.prototype.evil', 'deep.__proto__.evil'])(
  'a path into the language changes no other object: %s',
  async path => {
    const { client, origin } = await startTestLake({ documents })
    await client
      .patch('page')
      .set({ [path]: true })
      .setIfMissing({ [path]: true })
      .commit()
      .catch(() => undefined)
    expect('evil' in {}).toBe(false)
    expect((await fetch(`${origin}/v1/ping`)).status).toBe(200)
  },
)

test.each([
  ['no JSON', '{'],
  ['no list', '{"mutations": {}}'],
  ['a list', '[]'],
  ['a transaction without a name', '{"mutations": [], "transactionId": ""}'],
])('a body that is none is refused: %s', async (_, body) => {
  const { origin } = await startTestLake()
  const answer = await fetch(`${origin}/v1/data/mutate/production`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request', message: expect.any(String) as string })
})
