import { expect, test } from 'vitest'
import { QueryThread } from '#src/lake/queries/query-thread.ts'
import { collect, startTestLake } from '#tests/support/content/lake.ts'

const page = (index: number) => ({ _id: `page-${index}`, _type: 'page', title: `Page ${index}`, text: 'word '.repeat(200) })
const documents = Array.from({ length: 120 }, (_, index) => page(index))

const many = (part: string, count: number) => `[${Array(count).fill(part).join()}]`
const JOIN = 'count(*[count(*[title < ^.title]) > count(*[text < ^.text])])'
test.each([
  ['joins over all documents', many(JOIN, 5)],
  ['a search of long texts', many('count(*[@ match text::query("word nothing")])', 100)],
])('while an expensive query runs, other requests are answered: %s', async (_, query) => {
  const { client, origin } = await startTestLake({ documents })
  await client.fetch('*[0]')
  const order: string[] = []
  const expensive = client.fetch<unknown[]>(query).finally(() => order.push('query'))
  // Several: the first may have arrived before the query.
  for (let count = 0; count < 5; count++) await fetch(`${origin}/v1/ping`)
  order.push('pings')
  expect((await expensive).length).toBeGreaterThan(0)
  expect(order).toEqual(['pings', 'query'])
})

test('while a mutation looks for its documents, and a listener for a filter, other requests are answered', async () => {
  const { client, origin } = await startTestLake({ documents })
  const heard = collect(
    client.listen(`*[count(${many('string::split($text, "")', 40)}) == 40]`, { text: 'x'.repeat(5_000) }, { events: ['welcome', 'mutation'] }),
  )
  await heard.until(1)
  const order: string[] = []
  const change = client.delete({ query: `*[_id == "page-7"][count(${many(JOIN, 5)}) == 5]` }).finally(() => order.push('change'))
  for (let count = 0; count < 5; count++) await fetch(`${origin}/v1/ping`)
  order.push('pings')
  await change
  expect(order).toEqual(['pings', 'change'])
  expect(await heard.until(2)).toMatchObject([{}, { documentId: 'page-7', transition: 'disappear' }])
})

test.each([
  ['parentheses', '('.repeat(2_500) + '1' + ')'.repeat(2_500)],
  ['more parentheses than the parser has stack for', '('.repeat(200_000) + '1' + ')'.repeat(200_000)],
  ['signs', `*[${'-'.repeat(7_000)}1 > 0]`],
  ['alternatives', `*[${Array(1_500).fill('a').join('||')}]`],
  ['lists', '['.repeat(1_200) + ']'.repeat(1_200)],
])('a query that is nested too deeply is refused as the Content Lake refuses one: %s', async (_, query) => {
  const { client } = await startTestLake({ documents })
  const message = expect.stringContaining('The query is nested too deeply: 1000 levels are allowed') as string
  await expect(client.fetch(query)).rejects.toMatchObject({
    statusCode: 400,
    message,
    response: { body: { error: { type: 'queryParseError', query } } },
  })
  await expect(client.delete({ query })).rejects.toMatchObject({ statusCode: 400, message })
  // The client itself refuses to listen by a longer address.
  if (new URLSearchParams({ query }).toString().length < 8_000)
    await expect(collect(client.listen(query)).until(1)).rejects.toThrow('nested too deeply')
  expect(await client.fetch('count(*)')).toBe(documents.length)
})

test('queries as deep and as long as a person or a program may write them are answered', async () => {
  const { client } = await startTestLake({ documents })
  expect(await client.fetch('('.repeat(990) + '1' + ')'.repeat(990))).toBe(1)
  expect(await client.fetch(`count(*[${documents.map(({ _id }) => `_id == "${_id}"`).join('||')}])`)).toBe(documents.length)
  expect(await client.fetch(`count(*[_id in $ids])`, { ids: Array.from({ length: 20_000 }, (_, index) => `page-${index}`) })).toBe(documents.length)
})

test('a body larger than any query needs is refused before it is parsed', async () => {
  const { client } = await startTestLake()
  await expect(client.fetch('$list', { list: Array(600_000).fill(1) })).rejects.toMatchObject({ statusCode: 413 })
})

const context = { timestamp: new Date(0), identity: 'owner', projectId: 'local', dataset: 'production' }
const keep = (document: ReturnType<typeof page>) => ({
  ...document,
  _rev: '1',
  _createdAt: '2030-01-01T00:00:00Z',
  _updatedAt: '2030-01-01T00:00:00Z',
})
const kept = documents.map(keep)

test.each([
  ['time', { megabytes: 256, seconds: 3 }, many(JOIN, 3_000), 'The query takes longer than 3 s: let it ask for less, or by fewer joins'],
  [
    'memory',
    { megabytes: 64, seconds: 600 },
    many('string::split($text, "")', 1_000),
    'The query takes more than 64 MB of memory: let it ask for less',
  ],
  ['room', { megabytes: 512, seconds: 600 }, '*{"a": *, "b": *, "c": *}', 'The result is larger than 32 MB: ask for fewer documents or fields'],
])('a query that takes too much %s is refused, and the next one is answered from all documents', async (_, limits, query, description) => {
  const thread = new QueryThread(limits)
  const ask = (groq: string) => thread.answer({ query: groq, params: { text: 'x'.repeat(100_000) } }, kept, 'raw', context)
  const [refused, next] = await Promise.allSettled([ask(query), ask('count(*)')])
  expect(refused).toMatchObject({ status: 'rejected', reason: { status: 400, body: { error: { type: 'queryParseError', description, query } } } })
  expect(next.status === 'fulfilled' && new TextDecoder().decode(next.value)).toBe(String(kept.length))
})

test('the thread’s documents are those of each query, whatever the one before was asked over', async () => {
  const thread = new QueryThread()
  const [first, second, third] = [keep(page(0)), keep(page(1)), keep(page(2))]
  const changed = { ...first, title: 'Changed' }
  const titles = async (given: typeof kept) =>
    JSON.parse(new TextDecoder().decode(await thread.answer({ query: '*[].title', params: {} }, given, 'raw', context))) as unknown
  expect(await titles([first, second])).toEqual(['Page 0', 'Page 1'])
  expect(await titles([changed, third])).toEqual(['Changed', 'Page 2'])
  expect(await thread.meets({ query: '*[title == "Page 0"]', params: {} }, first, context)).toBe(true)
  expect(await thread.select({ query: '[...*, ...*]', params: {} }, [first, third], context)).toEqual(['page-0', 'page-2'])
  expect(await titles([])).toEqual([])
})
