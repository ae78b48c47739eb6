import { expect, test } from 'vitest'
import { NOW, startTestLake } from '#tests/support/content/lake.ts'

const boat = { _id: 'boat', _type: 'thing', title: 'A boat', length: 12, dock: { _type: 'reference', _ref: 'dock' } }
const boatDraft = { ...boat, _id: 'drafts.boat', title: 'A blue boat' }
const dock = { _id: 'dock', _type: 'place', title: 'North dock' }
const newDraft = { _id: 'drafts.kite', _type: 'thing', title: 'A kite', length: 1 }
const release = { ...boat, _id: 'versions.summer.boat', title: 'A summer boat' }
const documents = [dock, boat, boatDraft, newDraft, release]

const THINGS = '*[_type == "thing"] | order(_id) {_id, title}'

test.each([
  ['nothing named', undefined, [['boat', 'A boat']]],
  ['published', 'published', [['boat', 'A boat']]],
  [
    'drafts',
    'drafts',
    [
      ['boat', 'A blue boat'],
      ['kite', 'A kite'],
    ],
  ],
  [
    'previewDrafts',
    'previewDrafts',
    [
      ['boat', 'A blue boat'],
      ['kite', 'A kite'],
    ],
  ],
  [
    'a release above drafts',
    ['summer', 'drafts'],
    [
      ['boat', 'A summer boat'],
      ['kite', 'A kite'],
    ],
  ],
  [
    'raw',
    'raw',
    [
      ['boat', 'A boat'],
      ['drafts.boat', 'A blue boat'],
      ['drafts.kite', 'A kite'],
      ['versions.summer.boat', 'A summer boat'],
    ],
  ],
] as const)('a query shows what its perspective shows: %s', async (_, perspective, expected) => {
  const { client } = await startTestLake({ documents })
  const found = await client.fetch<{ _id: string; title: string }[]>(
    THINGS,
    {},
    perspective === undefined ? {} : { perspective: perspective as 'raw' },
  )
  expect(found.map(({ _id, title }) => [_id, title])).toEqual(expected)
})

test('versions of the API before 2025-02-19 show everything to whoever names no perspective', async () => {
  const { connect } = await startTestLake({ documents })
  expect(await connect({ apiVersion: '2021-03-25' }).fetch('count(*[_type == "thing"])')).toBe(4)
})

test('a document from a layer stands under its published id, says where it comes from, and is found by references', async () => {
  const { client } = await startTestLake({ documents: [...documents, { _id: 'tie', _type: 'tie', to: { _type: 'reference', _ref: 'boat' } }] })
  const tie = await client.fetch(
    '*[_id == "tie"][0]{"title": to->title, "from": to->_originalId, "dock": to->dock->title}',
    {},
    { perspective: 'drafts' },
  )
  expect(tie).toEqual({ title: 'A blue boat', from: 'drafts.boat', dock: 'North dock' })
})

test('parameters of every kind arrive, in short queries by address and in long ones by body', async () => {
  const { client } = await startTestLake({ documents })
  const params = {
    text: 'ä "quoted" & +?',
    list: ['boat', 'dock'],
    number: 1.5,
    no: false,
    none: null,
    object: { a: { type: 'Parameter', name: 'b' } },
  }
  const query = '{"text": $text, "list": *[_id in $list]._id, "number": $number, "no": $no, "none": $none, "object": $object}'
  for (const padding of ['', ' '.repeat(20_000)])
    expect(await client.fetch(query + padding, params)).toEqual({ ...params, list: expect.arrayContaining(['boat', 'dock']) as unknown })
})

test('the whole answer names query, time taken and tags', async () => {
  const { client } = await startTestLake({ documents })
  const answer = await client.fetch('*[_id == "dock"][0]', {}, { filterResponse: false })
  expect(answer).toMatchObject({
    query: '*[_id == "dock"][0]',
    result: { ...dock, _createdAt: NOW, _updatedAt: NOW },
    ms: expect.any(Number) as number,
  })
  expect(answer.syncTags).toHaveLength(1)
})

test.each([
  ['[@, _id] match text::query($words)', 'blue*', ['drafts.boat']],
  ['@ match text::query($words)', 'dock', ['boat', 'dock', 'drafts.boat', 'versions.summer.boat']],
  ['title match text::query($words)', 'dock', ['dock']],
  ['[@, _id] match text::query($words)', '*', ['boat', 'dock', 'drafts.boat', 'drafts.kite', 'versions.summer.boat']],
])('the search of the Studio finds words: %s for %s', async (filter, words, expected) => {
  const { client } = await startTestLake({ documents })
  expect(await client.fetch(`*[${filter}] | order(_id)._id`, { words }, { perspective: 'raw' })).toEqual(expected)
})

test('the search of the Studio ranks what it finds', async () => {
  const { client } = await startTestLake({ documents })
  const score = 'score(boost(_type in ["place"] && title match text::query($words), 10), ([@, _id] match text::query($words) || references($raw)))'
  const query = `// findability\n*[_type in $types] | ${score} | order(_score desc, _id) [_score > 0] [0...$limit] {_score, _type, _id}`
  const found = await client.fetch<{ _id: string }[]>(query, { words: 'dock', raw: 'dock', types: ['thing', 'place'], limit: 2 })
  expect(found.map(({ _id }) => _id)).toEqual(['dock', 'boat'])
})

test('documents are read by id, in the order asked for, with null for what is missing', async () => {
  const { client } = await startTestLake({ documents })
  expect(await client.getDocument('boat')).toMatchObject(boat)
  expect(await client.getDocument('nothing')).toBeUndefined()
  const many = Array.from({ length: 200 }, (_, index) => `missing-${index}`)
  const found = await client.getDocuments(['drafts.boat', ...many, 'dock'])
  expect([found[0], found[1], found.at(-1)]).toMatchObject([boatDraft, null, dock].map(item => item ?? null))
  expect((await client.getDocument('boat', { includeAllVersions: true })).map(({ _id }) => _id)).toEqual([
    'boat',
    'drafts.boat',
    'versions.summer.boat',
  ])
})

test.each([
  ['*[_type == "thing"', /GROQ query parse error.*Unexpected end of query/s],
  ['*[_id == $id]', /param \$id referenced, but not provided/],
  ['*[no::such()]', /Undefined namespace: no/],
])('a broken query is refused, and the error shows where: %s', async (query, message) => {
  const { client } = await startTestLake({ documents })
  for (const padding of ['', ' '.repeat(20_000)])
    await expect(client.fetch(query + padding)).rejects.toMatchObject({
      name: 'Error',
      statusCode: 400,
      message: expect.stringMatching(message) as string,
    })
})

test('another dataset, an unknown address and a perspective that is none are refused by name', async () => {
  const { client, connect, origin } = await startTestLake()
  await expect(connect({ dataset: 'staging' }).fetch('*')).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('"staging"') as string,
  })
  await expect(client.request({ url: '/data/nothing/production' })).rejects.toMatchObject({ statusCode: 404 })
  for (const [path, status] of [
    ['/v1/data/query/production', 400],
    ['/v1/data/query/production?query=*&$x=y', 400],
    ['/v1/data/query/production?query=*&perspective=raw,drafts', 400],
    ['/v1/data/query/production?query=*&perspective=a%20b', 400],
    ['/version/data/query/production?query=*', 404],
  ] as const)
    expect((await fetch(origin + path)).status, path).toBe(status)
})
