import { expect, test } from 'vitest'
import { startLake } from '#src/lake/server/start-lake.ts'
import { NOW, startTestLake, type TestLake } from '#tests/support/content/lake.ts'

const page = { _id: 'page', _type: 'page', title: 'One' }
const documents = [page, { _id: 'drafts.page', _type: 'page', title: 'Two' }, { _id: 'other', _type: 'other', text: 'ä\n"quoted"' }]

/** Everything that a lake exports, as documents. */
async function exportAll({ origin }: TestLake, query = ''): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${origin}/v2025-02-19/data/export/production${query}`)
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
  const lines = (await answer.text()).split('\n')
  expect(lines.pop()).toBe('')
  return lines.map(line => JSON.parse(line) as Record<string, unknown>)
}

test('an export holds every document once, a line each, and fills another lake with the same', async () => {
  const lake = await startTestLake({ documents })
  const exported = await exportAll(lake)
  expect(exported).toMatchObject(documents.toSorted((a, b) => (a._id < b._id ? -1 : 1)))
  const copy = await startTestLake({ documents: exported as never })
  const withoutRevision = (document: Record<string, unknown>) => ({ ...document, _rev: '' })
  expect((await exportAll(copy)).map(withoutRevision)).toEqual(exported.map(withoutRevision))
  expect((await exportAll(lake, '?types=other')).map(({ _id }) => _id)).toEqual(['other'])
})

test('a restart keeps documents, revisions, history and settings, and seeds nothing again', async () => {
  const first = await startTestLake({ documents })
  await first.client.patch('page').set({ title: 'Three' }).commit()
  await first.client.delete('other')
  await first.client.request({ url: '/users/me/keyvalue', method: 'PUT', body: [{ key: 'view', value: { wide: true } }] })
  const before = await exportAll(first)
  const second = await first.restart()
  expect(await exportAll(second)).toEqual(before)
  expect(await second.client.request({ url: '/users/me/keyvalue/view,none' })).toEqual([
    { key: 'view', value: { wide: true } },
    { key: 'none', value: null },
  ])
  expect(second.lake.store.transactionsOf(['page'])).toHaveLength(2)
})

test('a second process that opens the same folder is refused', async () => {
  const { dataDir } = await startTestLake({ documents })
  await expect(startLake({ dataDir })).rejects.toThrow(/another lake/)
})

test('a lake that has become empty stays empty', async () => {
  const first = await startTestLake({ documents: [page] })
  await first.client.delete('page')
  expect(await exportAll(await first.restart())).toEqual([])
})

test('history tells what a document was like, and who changed it when', async () => {
  const { client, lake } = await startTestLake({ documents: [page] })
  const first = (await client.getDocument('page'))?._rev ?? ''
  const { _rev: second } = await client.patch('page').set({ title: 'Two' }).commit()
  await client.delete('page')
  const at = (query: string) => client.request<{ documents: Record<string, unknown>[] }>({ url: `/data/history/production/documents/page?${query}` })
  expect((await at(`revision=${first}`)).documents).toMatchObject([{ title: 'One', _rev: first }])
  expect((await at(`revision=${second}`)).documents).toMatchObject([{ title: 'Two', _rev: second }])
  for (const none of ['revision=none', `time=${NOW}`, 'time=2000-01-01T00:00:00Z']) expect((await at(none)).documents).toEqual([])
  await expect(at('time=yesterday')).rejects.toMatchObject({ statusCode: 400 })

  const log = async (query: string) => {
    const text = await client.request<string>({ url: `/data/history/production/transactions/page?${query}` })
    return text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>)
  }
  const third = lake.store.newestTransaction()
  expect((await log('excludeContent=true')).map(({ id }) => id)).toEqual([first, second, third])
  expect((await log('reverse=true&limit=2')).map(({ id }) => id)).toEqual([third, second])
  expect(await log(`fromTransaction=${second}&toTransaction=${second}&effectFormat=mendoza`)).toMatchObject([
    {
      id: second,
      timestamp: NOW,
      author: 'owner',
      documentIDs: ['page'],
      mutations: [{ patch: { id: 'page', set: { title: 'Two' } } }],
      effects: { page: { apply: [0, { title: 'Two' }] } },
    },
  ])
})

test('history answers several ids at once, each as it was: at a revision, at a time, and last', async () => {
  const { client, lake } = await startTestLake({ documents: [page, { _id: 'other', _type: 'other' }] })
  const ids = { draftId: 'drafts.page', publishedId: 'page' }
  const seeded = lake.store.newestTransaction() ?? ''
  const { transactionId: edited } = await client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'Two' } } })
  const { transactionId: published } = await client.action({ actionType: 'sanity.action.document.publish', ...ids })
  const at = async (query: string, of = 'page,drafts.page,nobody') => {
    type Told = { documents: { _id: string; _rev: string; title: string }[] }
    const { documents } = await client.request<Told>({ url: `/data/history/production/documents/${of}?${query}` })
    return documents.map(({ _id, title, _rev }) => [_id, title, _rev])
  }
  expect(await at(`revision=${seeded}`)).toEqual([['page', 'One', seeded]])
  expect(await at(`revision=${edited}`)).toEqual([['drafts.page', 'Two', edited]])
  expect(await at(`revision=${published}`)).toEqual([['page', 'Two', published]])
  expect(await at(`time=${NOW}`, 'other,page')).toEqual([
    ['other', undefined, seeded],
    ['page', 'Two', published],
  ])
  expect(await at('lastRevision=true')).toEqual([
    ['page', 'Two', published],
    ['drafts.page', 'Two', edited],
  ])
  await client.action({ actionType: 'sanity.action.document.delete', publishedId: 'page', includeDrafts: [] })
  expect(await at('lastRevision=true', 'page')).toEqual([['page', 'Two', published]])
  await expect(at(`lastRevision=true&time=${NOW}`)).rejects.toMatchObject({ statusCode: 400 })
})

test('the events of a document are what people think happened to it, newest first', async () => {
  const { client } = await startTestLake({ documents: [page] })
  const ids = { draftId: 'drafts.page', publishedId: 'page' }
  await client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'Two' } } })
  await client.action({ actionType: 'sanity.action.document.publish', ...ids })
  await client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'Three' } } })
  await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.page' })
  await client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
  await client.patch('drafts.page').set({ title: 'Four' }).commit()
  await client.action({ actionType: 'sanity.action.document.publish', ...ids })
  await client.action({ actionType: 'sanity.action.document.delete', publishedId: 'page', includeDrafts: [] })
  type Told = { events: Record<string, { type: string }[]>; nextCursor: string }
  const typesOf = async (id: string) => {
    const told = await client.request<Told>({ url: `/data/history/production/events/documents/${id}?limit=100` })
    return told.events[id]?.map(({ type }) => type)
  }
  expect(await typesOf('page')).toEqual([
    'deleteDocumentGroup',
    'publishDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
    'createLiveDocument',
  ])
  expect(await typesOf('drafts.page')).toEqual([
    'publishDocumentVersion',
    'createDocumentVersion',
    'deleteDocumentVersion',
    'createDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
  ])
  expect(await typesOf('unheard-of')).toEqual([])
})

test('a private lake shows nothing without its token, and tells without it only that something changed', async () => {
  const { connect, client, origin } = await startTestLake({ documents: [page], token: 'secret', isPrivate: true }, { token: 'secret' })
  await expect(connect({ token: '' }).fetch('*')).rejects.toThrow('Session not found')
  expect((await fetch(`${origin}/v2025-02-19/data/export/production`)).status).toBe(401)
  expect(await client.fetch('count(*)')).toBe(1)
  const live = await fetch(`${origin}/v2025-02-19/data/live/events/production`)
  expect(live.status).toBe(200)
  await live.body?.cancel()
  expect((await fetch(`${origin}/v2025-02-19/data/live/events/production?includeDrafts=true`)).status).toBe(401)
})
