import { Mutation } from '@sanity/mutator'
import { expect, test } from 'vitest'
import { collect, NOW, startTestLake } from '#tests/support/content/lake.ts'

const page = { _id: 'page', _type: 'page', title: 'One' }
const other = { _id: 'other', _type: 'other', title: 'Other' }
const pair = { draftId: 'drafts.page', publishedId: 'page' }
const events = ['welcome', 'mutation'] as ['welcome', 'mutation']

test('whoever listens hears of each change of what the filter selects: appear, update, disappear', async () => {
  const { client } = await startTestLake({ documents: [page, other] })
  const heard = collect(
    client.listen('*[_type == "page" && title != $hidden]{title} | order(title)', { hidden: 'Hidden' }, { events, includePreviousRevision: true }),
  )
  await heard.until(1)
  const revision = async (id: string) => (await client.getDocument(id))?._rev
  const first = await revision('page')
  await client.patch('page').set({ title: 'Two' }).commit()
  const second = await revision('page')
  await client.patch('page').set({ title: 'Hidden' }).commit()
  await client.patch('page').set({ title: 'Hidden', note: 'unheard' }).commit()
  await client.patch('other').set({ title: 'unheard' }).commit()
  await client.patch('page').set({ title: 'Three' }).commit()
  await client.delete('page')
  const [welcome, ...told] = await heard.until(5)
  expect(welcome).toEqual({ type: 'welcome', listenerName: expect.any(String) as string })
  const seen = told.map(event => event.type === 'mutation' && [event.transition, event.previous?.['title'], event.result?.['title']])
  expect(seen).toEqual([
    ['update', 'One', 'Two'],
    ['disappear', 'Two', 'Hidden'],
    ['appear', 'Hidden', 'Three'],
    ['disappear', 'Three', undefined],
  ])
  const common = { type: 'mutation', documentId: 'page', transactionTotalEvents: 1, transactionCurrentEvent: 1, timestamp: NOW, identity: 'owner' }
  expect(told[0]).toMatchObject({ ...common, previousRev: first, resultRev: second, transactionId: second })
  expect(told[3]).toEqual(expect.objectContaining({ resultRev: expect.any(String) as string }))
})

test('a publish is two events of one transaction', async () => {
  const { client } = await startTestLake({ documents: [page, { ...page, _id: 'drafts.page', title: 'Two' }] })
  const heard = collect(client.listen('*[_type == "page"]', {}, { events, includeResult: false }))
  await heard.until(1)
  const { transactionId } = await client.action({ actionType: 'sanity.action.document.publish', ...pair })
  const [, ...told] = await heard.until(3)
  expect(told).toMatchObject([
    { documentId: 'page', transition: 'update', transactionId, resultRev: transactionId, transactionCurrentEvent: 1, transactionTotalEvents: 2 },
    {
      documentId: 'drafts.page',
      transition: 'disappear',
      transactionId,
      transactionCurrentEvent: 2,
      transactionTotalEvents: 2,
      mutations: [{ delete: { id: 'drafts.page' } }],
    },
  ])
  expect(told[0]).not.toHaveProperty('result')
})

test('of two documents that are published in one transaction, a listener of one counts the events of that one alone', async () => {
  const drafts = ['page', 'other'].map(id => ({ ...page, _id: `drafts.${id}`, title: 'Two' }))
  const { client } = await startTestLake({ documents: [page, { ...page, _id: 'other' }, ...drafts] })
  const heard = collect(client.listen('*[_id in ["other", "drafts.other"]]', {}, { events }))
  await heard.until(1)
  await client.action(
    ['page', 'other'].map(id => ({ actionType: 'sanity.action.document.publish' as const, publishedId: id, draftId: `drafts.${id}` })),
  )
  const [, ...told] = await heard.until(3)
  expect(told).toMatchObject([
    { documentId: 'other', transactionCurrentEvent: 1, transactionTotalEvents: 2 },
    { documentId: 'drafts.other', transactionCurrentEvent: 2, transactionTotalEvents: 2 },
  ])
})

test('the mutations and the effects of an event lead from what was to what is, as the Studio applies them', async () => {
  const { client } = await startTestLake({ documents: [page] })
  const heard = collect(client.listen('*[_type == "page"]', {}, { events, includePreviousRevision: true, effectFormat: 'mendoza' }))
  await heard.until(1)
  await client
    .patch('page')
    .set({ title: 'Two' })
    .setIfMissing({ list: [] })
    .append('list', [{ _key: 'a' }])
    .commit()
  await client
    .transaction()
    .patch('page', { set: { title: 'Three' } })
    .patch('page', { unset: ['list'] })
    .createOrReplace({ ...page, _id: 'new' })
    .commit()
  await client
    .patch('page')
    .set({ list: [{ n: 1 }] })
    .commit({ autoGenerateArrayKeys: true })
  await client.action({ actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'Draft' } } })
  await client.action({ actionType: 'sanity.action.document.publish', ...pair })
  const [, ...told] = await heard.until(8)
  for (const event of told) {
    if (event.type !== 'mutation') throw new Error('no mutation')
    const { mutations, transactionId, timestamp, previous, result, effects } = event
    const applied = new Mutation({ mutations: mutations as never, transactionId, timestamp }).apply(previous ?? null)
    expect(applied).toEqual(result ?? null)
    const withoutRevision = (document: object | null | undefined) =>
      document == null ? null : Object.fromEntries(Object.entries(document).filter(([key]) => key !== '_rev'))
    expect(effects).toEqual({ apply: [0, withoutRevision(result)], revert: [0, withoutRevision(previous)] })
  }
})

test.each([
  ['a broken filter', '*[', /parse error/],
  ['no filter', 'count(*)', /Only a filter can be listened to/],
  ['a filter without its parameter', '*[_id == $id]', /\$id referenced, but not provided/],
])('listening to what cannot be listened to fails, and says why: %s', async (_, query, message) => {
  const { client } = await startTestLake()
  await expect(collect(client.listen(query)).until(1)).rejects.toThrow(message)
})

test('a listener that comes back with the last event it heard gets what it missed, and starts afresh with one that is unknown', async () => {
  const { client, origin } = await startTestLake({ documents: [page] })
  const change = (title: string) =>
    client
      .transaction()
      .patch('page', { set: { title } })
      .createOrReplace({ ...page, _id: 'copy', title })
      .commit()
  const { transactionId } = await change('Two')
  await change('Three')
  const resume = async (lastId: string, count: number) => {
    const query = new URLSearchParams({ query: '*[_type == "page"]', enableResume: 'true', includeMutations: 'false' })
    const answer = await fetch(`${origin}/v1/data/listen/production?${query}`, { headers: { 'last-event-id': lastId } })
    return readEvents(answer, count)
  }
  const missed = await resume(`${transactionId}#page`, 4)
  expect(missed.map(({ event, id }) => [event, id?.split('#')[1]])).toEqual([
    ['welcomeback', undefined],
    ['mutation', 'copy'],
    ['mutation', 'page'],
    ['mutation', 'copy'],
  ])
  for (const unknown of ['nothing#page', `${transactionId}#nothing`, 'nothing']) expect((await resume(unknown, 1))[0]?.event).toBe('reset')
})

test('live events tell of what is published; drafts are told of only where asked for', async () => {
  const { client, connect } = await startTestLake({ documents: [page] })
  const heard = collect(client.live.events())
  const withDrafts = collect(connect({ token: 'any' }).live.events({ includeDrafts: true }))
  await Promise.all([heard.until(1), withDrafts.until(1)])
  await client.action({ actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'Two' } } })
  const { transactionId } = await client.action({ actionType: 'sanity.action.document.publish', ...pair })
  const { syncTags } = await client.fetch('*', {}, { filterResponse: false })
  expect(await heard.until(2)).toMatchObject([{ type: 'welcome' }, { type: 'message', id: transactionId, tags: syncTags }])
  expect((await withDrafts.until(3)).map(({ type }) => type)).toEqual(['welcome', 'message', 'message'])
})

test('a live stream that comes back after changes is told to start afresh', async () => {
  const { client, origin } = await startTestLake({ documents: [page] })
  const { _rev } = await client.patch('page').set({ title: 'Two' }).commit()
  const open = (id: string) => fetch(`${origin}/v1/data/live/events/production`, { headers: { 'last-event-id': id } })
  expect((await readEvents(await open('older'), 2)).map(({ event }) => event)).toEqual(['welcome', 'restart'])
  const again = await open(_rev)
  await client.patch('page').set({ title: 'Three' }).commit()
  expect((await readEvents(again, 2)).map(({ event }) => event)).toEqual(['welcome', 'message'])
})

test('a lake that stops ends its streams, and a client finds it again', async () => {
  const { client, stop, origin, dataDir } = await startTestLake({ documents: [page] })
  const heard = collect(client.listen('*[_type == "page"]', {}, { events: ['welcome', 'reconnect', 'mutation'] }))
  await heard.until(1)
  await stop()
  await startTestLake({ dataDir, port: Number(new URL(origin).port) })
  await heard.until(3)
  expect(heard.items.map(({ type }) => type).slice(0, 3)).toEqual(['welcome', 'reconnect', 'welcome'])
  await client.patch('page').set({ title: 'Two' }).commit()
  expect((await heard.until(4))[3]).toMatchObject({ type: 'mutation', documentId: 'page' })
})

/** Reads so many events from a stream of them, and ends it. */
async function readEvents(answer: Response, count: number): Promise<{ event: string | undefined; id: string | undefined }[]> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n').filter(block => block.includes('data: '))
    if (blocks.length >= count) return blocks.map(block => ({ event: /^event: (.*)$/m.exec(block)?.[1], id: /^id: (.*)$/m.exec(block)?.[1] }))
  }
  throw new Error(`The stream ended: ${text}`)
}
