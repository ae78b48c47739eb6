import { expect, test } from 'vitest'
import type { ContentDraft } from '#src/contract/generated/types.ts'
import type { Edit } from '#tests/support/content/edit.ts'
import { FaultyLake } from '#tests/support/content/faulty-lake.ts'
import { documents, draftOf, GOLD_MID, PREVIEW, previewOn } from '#tests/support/server/preview-draft.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** Which drafts can be previewed, and what those are told that cannot. */

const REFUSED: { name: string; draft: ContentDraft; problem: { document: string; pointer: string; message: string } }[] = [
  {
    name: 'a price of the wrong shape',
    draft: { documents: [draftOf('category-Car', [{ at: GOLD_MID, set: 'a lot' }])] },
    problem: { document: 'category-Car', pointer: GOLD_MID, message: 'must be a whole number, in cents: 2550 for 25.50' },
  },
  {
    name: 'a reference to nothing',
    draft: { documents: [draftOf('category-Car', [{ at: '/packages/2/price/input', set: 'colour' }])] },
    problem: {
      document: 'category-Car',
      pointer: '/packages/2/price/input',
      message: expect.stringContaining('there is no input "colour"') as string,
    },
  },
  {
    name: 'a currency that there is not',
    draft: { documents: [draftOf('business', [{ at: '/currency', set: 'ZZZ' }])] },
    problem: { document: 'business', pointer: '/currency', message: '"ZZZ" is no currency: use a code such as USD' },
  },
  {
    name: 'a document that the site needs and that would be deleted',
    draft: { documents: [], deleted: ['theme'] },
    problem: { document: 'theme', pointer: '', message: 'the document is missing' },
  },
  {
    name: 'a document of another kind',
    draft: { documents: [{ _id: 'drafts.post', _type: 'post' }] },
    problem: {
      document: 'post',
      pointer: '',
      message:
        'is no document of this site: its type must be one of business, site, bookingForm, messages, theme, visit, policies, examples, category',
    },
  },
  {
    name: 'an id that no published document can have',
    draft: { documents: [{ _id: 'drafts.a b', _type: 'category' }] },
    problem: { document: 'a b', pointer: '', message: 'has an id that cannot be published: it may have letters, digits, - and _' },
  },
  {
    name: 'the same document twice',
    draft: { documents: [draftOf('theme'), { ...draftOf('theme'), _id: 'theme' }] },
    problem: { document: 'theme', pointer: '', message: 'a second document with this id: ids must differ' },
  },
]

test.for(REFUSED)('a draft with $name is told where, and what would be right', async ({ draft, problem }) => {
  const preview = await previewOn(await startTestServer(), draft)
  expect(preview).toMatchObject({ difference: null, requests: null })
  expect(preview.problems).toContainEqual(problem)
})

test('a hostile draft gets a clear answer, and the site goes on', async () => {
  const server = await startTestServer()
  const token = await server.signIn()
  const send = (body: string) => server.call('POST', PREVIEW, { token, body })
  const deep = (levels: number) => `{"documents":[{"_id":"theme","_type":"theme","x":${'['.repeat(levels)}${']'.repeat(levels)}}]}`
  for (const levels of [201, 5000, 500_000]) {
    const answer = await send(deep(levels))
    expect(answer.status, answer.text.slice(0, 200)).toBe(200)
    expect(JSON.parse(answer.text)).toMatchObject({ problems: [{ message: 'is nested too deeply' }], difference: null })
  }
  // A sum of tables has a price for every combination of theirs.
  const table = { kind: 'by', input: 'size', rows: ['sedan', 'mid', 'large'].map(option => ({ option, price: { kind: 'exact', amount: 1 } })) }
  const endless = draftOf('category-Car', [{ at: '/packages/0/price', set: { kind: 'sum', of: Array.from({ length: 40 }, () => table) } }])
  const answer = await send(JSON.stringify({ documents: [endless] }))
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.text)).toMatchObject({
    problems: [{ pointer: '/packages/0/price', message: expect.stringContaining('more than pages can show') }],
  })
  expect((await send(`{"documents":[${' '.repeat(4_000_000)}]}`)).status).toBe(413)
  expect((await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })).status).toBe(201)
})

test('previews that one account asks for at once, as in two tabs, each get their own answer', async () => {
  const server = await startTestServer()
  const token = await server.signIn()
  const csrf = (await server.call('GET', '/api/v1/csrf-token')).body.csrf_token
  const send = (draft: ContentDraft) => server.call('POST', PREVIEW, { token, csrf, body: draft })
  const answers = await Promise.all(
    [350, 360, 370].map(price => send({ documents: [draftOf('category-Car', [{ at: GOLD_MID, set: price * 100 }])] })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ text }) => /\$3[67]0\+/.exec(text)?.[0])).toEqual([undefined, '$360+', '$370+'])
})

test("a draft stands for the document of the same category, whatever that document's id, in a folder and in a dataset", async () => {
  const renamed = (id: string, edits: readonly Edit[]) => ({ ...draftOf('category-Car', edits), _id: `drafts.${id}` })
  const lake = new FaultyLake()
  lake.documents = documents.map(one => (one._id === 'category-Car' ? { ...one, _id: '6f1c2d' } : one))
  const onDataset = await startTestServer({ env: { SANITY_PROJECT_ID: 'p1', SANITY_API_HOST: await lake.start() } })
  const inFolder = await startTestServer()
  for (const server of [onDataset, inFolder]) {
    const preview = await previewOn(server, { documents: [renamed('6f1c2d', [{ at: GOLD_MID, set: 1 }])] })
    expect(preview.problems).toEqual([])
    expect(preview.difference?.documents).toEqual([{ document: '6f1c2d', change: 'changed' }])
  }
  const gone = await previewOn(onDataset, { documents: [draftOf('business', [{ at: '/reasons/4', remove: true }])], deleted: ['6f1c2d'] })
  expect(gone.problems).toEqual([])
  expect(gone.difference?.categories.map(({ category, change }) => `${category} ${change}`)).toEqual(['Car removed'])
})
