import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type DatasetDocument, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { weekdayOf } from '#src/catalog/days.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import type { ContentDraft, ContentPreview, SiteState } from '#src/contract/generated/types.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { FaultyLake } from '#tests/support/content/faulty-lake.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const PATH = '/api/v1/content/preview'

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const loadedHours = loaded.value.content.business.hours
const documents = toDocuments(loaded.value.content)

/** A published document with some edits, as the Studio has it while it is a draft. */
function draftOf(id: string, edits: readonly Edit[] = []): DatasetDocument {
  const found = documents.find(({ _id }) => _id === id)
  if (found === undefined) throw new Error(`there is no document ${id}`)
  return { ...edited(found, edits), _id: `drafts.${id}`, _rev: 'r1', _updatedAt: '2026-05-20T00:00:00Z' }
}

async function previewOn(server: TestServer, draft: ContentDraft): Promise<ContentPreview> {
  const answer = await server.call('POST', PATH, { body: draft, token: await server.signIn() })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text) as ContentPreview
}

const GOLD_MID = '/packages/2/price/rows/1/price/amount'

test('an owner sees which prices a draft changes, and what it makes of the requests so far; nothing goes live', async () => {
  const server = await startTestServer()
  const { body: stored } = await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  await server.call('POST', '/api/v1/appointments/', { body: QUOTE })
  const before = server.context.content.current()
  const preview = await previewOn(server, { documents: [draftOf('category-Car', [{ at: GOLD_MID, set: 37500 }])] })
  expect(preview).toMatchObject({
    revision: before.revision.id,
    problems: [],
    difference: { documents: [{ document: 'category-Car', change: 'changed' }] },
  })
  const [car, ...others] = preview.difference?.categories ?? []
  expect(others).toEqual([])
  expect(car?.items.map(({ kind, title, lines }) => ({ kind, title, lines }))).toEqual([
    {
      kind: 'package',
      title: expect.stringContaining('Gold'),
      lines: [{ of: 'price', label: 'Mid-Size SUV/Trucks', before: '$350+', after: '$375+' }],
    },
  ])
  expect(car?.selections).toMatchObject({ is_whole: true, counts: { lowered: 0, loses_number: 0 } })
  expect(preview.requests).toMatchObject({
    compared: 2,
    counts: { raised: 1 },
    open: { raised: 1, lowered: 0 },
    won: '$25.00',
    lost: '$0.00',
    raised: { least: '$25', most: '$25' },
    lowered: null,
    changes: [
      {
        id: stored.id,
        name: APPOINTMENT.name,
        service: 'Gold Shine Rejuvenation',
        day: APPOINTMENT.appointment_date,
        change: 'raised',
        before: '$450+',
        after: '$475+',
        reason: null,
      },
    ],
  })
  expect(server.context.content.current()).toBe(before)

  // What is done waits for no price.
  await server.call('PUT', `/api/v1/appointments/${stored.id}`, { token: await server.signIn(), body: { status: 'Completed' } })
  const { requests } = await previewOn(server, { documents: [draftOf('category-Car', [{ at: GOLD_MID, set: 37500 }])] })
  expect(requests).toMatchObject({ counts: { raised: 1 }, open: { raised: 0, lowered: 0 } })
})

test('an owner who closes a weekday reads which requests stand on it', async () => {
  const server = await startTestServer()
  const { body: stored } = await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  const { weekday, position } = weekdayIn(APPOINTMENT.appointment_date)
  const preview = await previewOn(server, { documents: [draftOf('business', [{ at: `/hours/${position}`, remove: true }])] })
  expect(preview).toMatchObject({ site: expect.stringMatching(/^http/) as string, difference: { categories: [], differing: ['times'] } })
  expect(preview.difference?.times).toMatchObject({
    weekdays: [{ weekday, after: null, requests: 1 }],
    requests: [{ id: stored.id, name: APPOINTMENT.name, day: APPOINTMENT.appointment_date, time: APPOINTMENT.appointment_time }],
  })
  await server.context.storage.appointments.change(stored.id, () => ({ status: 'Cancelled' }), 1, server.context.clock())
  const later = await previewOn(server, { documents: [draftOf('business', [{ at: `/hours/${position}`, remove: true }])] })
  expect(later.difference?.times?.requests).toEqual([])
})

/** A day's weekday, and where the sample says its hours. */
function weekdayIn(day: string) {
  const weekday = weekdayOf(day)
  return { weekday, position: loadedHours.findIndex(hours => hours.day === weekday) }
}

const CASES: { name: string; draft: ContentDraft; documents: string[]; requests: unknown[] }[] = [
  { name: 'what is published already', draft: { documents: [draftOf('category-Car'), draftOf('messages')] }, documents: [], requests: [] },
  { name: 'nothing', draft: { documents: [] }, documents: [], requests: [] },
  {
    name: 'a text',
    draft: { documents: [draftOf('messages', [{ at: '/success/title', set: 'Thanks' }])] },
    documents: ['messages changed'],
    requests: [],
  },
  {
    name: 'an option that goes',
    draft: {
      documents: [
        draftOf('category-Car', [
          { at: '/inputs/0/options/1', remove: true },
          { at: '/packages/4/labels', remove: true },
          { at: '/packages/0/price/rows/1', remove: true },
          ...[1, 2, 3, 4].map(item => ({ at: `/packages/${item}/price`, set: { kind: 'exact', amount: 100 } })),
        ]),
      ],
    },
    documents: ['category-Car changed'],
    requests: ['Gold Shine Rejuvenation impossible: $450+ -> null (car_size: must be one of sedan, large)'],
  },
  {
    name: 'a category that goes',
    draft: { documents: [draftOf('business', [{ at: '/reasons/3', remove: true }])], deleted: ['category-RV'] },
    documents: ['business changed', 'category-RV removed'],
    requests: ['Exterior Detailing impossible: $384+ -> null (vehicle_category must be one of Car, Semi, Tractor, Motorcycle)'],
  },
]

test.for(CASES)('a draft of $name', async ({ draft, documents: changed, requests }) => {
  const server = await startTestServer()
  await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  await server.call('POST', '/api/v1/appointments/', { body: QUOTE })
  const preview = await previewOn(server, draft)
  expect(preview.problems).toEqual([])
  expect(preview.difference?.documents.map(({ document, change }) => `${document} ${change}`)).toEqual(changed)
  const told = preview.requests?.changes.map(
    ({ service, change, before, after, reason }) => `${service} ${change}: ${before} -> ${after} (${reason})`,
  )
  expect(told).toEqual(requests)
})

test('examples that would cost something else are told with what the change does, and nothing is left once they change with it', async () => {
  const folder = copySample()
  const price = { kind: 'from', amount: 35_000 }
  const answers = [{ input: 'size', option: 'mid' }]
  const example = { title: 'SUV, Gold', category: 'Car', package: 'car-gold-shine', answers, price }
  writeFileSync(join(folder, 'examples.json'), JSON.stringify({ examples: [example] }))
  const server = await startTestServer({ contentFolder: folder })
  const dearer = draftOf('category-Car', [{ at: GOLD_MID, set: 37500 }])
  const broken = await previewOn(server, { documents: [dearer] })
  expect(broken).toMatchObject({
    problems: [{ document: 'examples', pointer: '/examples/0/price', message: '"SUV, Gold" should be $350+, but is $375+' }],
    examples: [{ position: 0, title: 'SUV, Gold', expected: '$350+', actual: '$375+', price: { kind: 'from', amount: 37500 } }],
    difference: { categories: [{ category: 'Car' }] },
    requests: { compared: 0 },
  })
  const category = { _type: 'reference', _ref: 'category-Car' }
  const mended = { _id: 'drafts.examples', _type: 'examples', examples: [{ ...example, category, price: { kind: 'from', amount: 37500 } }] }
  expect(await previewOn(server, { documents: [dearer, mended] })).toMatchObject({ problems: [], examples: [] })
  const wrong = draftOf('category-Car', [
    { at: GOLD_MID, set: 37500 },
    { at: '/packages/2/icon', set: 'x' },
  ])
  expect(await previewOn(server, { documents: [wrong] })).toMatchObject({ difference: null })
})

test('prices that a draft makes look like mistakes are told, and those that it mends', async () => {
  const [ordered, larger] = [
    { at: '/inputs/0/ordered', set: true },
    { at: '/packages/2/price/rows/2/price/amount', set: 34900 },
  ]
  const folder = copySample([{ ...ordered, file: 'categories/car.json' }])
  const server = await startTestServer({ contentFolder: folder })
  const own = { category: 'Cars & SUVs', message: expect.stringMatching(/more costs less: .* is \$350\+; .* is \$349\+$/) as string }
  const draft = draftOf('category-Car', [ordered, larger])
  expect((await previewOn(server, { documents: [draft] })).difference?.warnings).toEqual([{ ...own, change: 'added' }])

  applyEdit(folder, { ...larger, file: 'categories/car.json' })
  const later = await startTestServer({ contentFolder: folder })
  expect((await previewOn(later, { documents: [] })).difference?.warnings).toEqual([])
  expect((await previewOn(later, { documents: [draftOf('category-Car', [ordered])] })).difference?.warnings).toEqual([{ ...own, change: 'removed' }])
  const still = draftOf('category-Car', [ordered, { ...larger, set: 34800 }])
  const message = expect.stringContaining('$348+') as string
  expect((await previewOn(later, { documents: [still] })).difference?.warnings).toEqual([{ ...own, change: 'changed', message }])

  // Dismissed, it is said neither of the change nor of the site, until a price that it speaks of changes.
  const [said = ''] = await warningsOf(later)
  writeFileSync(join(folder, 'examples.json'), JSON.stringify({ examples: [], dismissed: [{ warning: said, reason: 'A small one' }] }))
  const meant = await startTestServer({ contentFolder: folder })
  expect(await warningsOf(meant)).toEqual([])
  expect((await previewOn(meant, { documents: [draftOf('category-Car', [ordered])] })).difference?.warnings).toEqual([])
  expect((await previewOn(meant, { documents: [still] })).difference?.warnings).toEqual([{ ...own, change: 'added', message }])

  const state = await later.call('GET', '/api/v1/state', { token: await later.signIn() })
  expect(state.body).toMatchObject({ content: { problems: [], warnings: [expect.stringMatching(/^Cars & SUVs: "Vehicle size": more costs less/)] } })
})

async function warningsOf({ call, signIn }: TestServer): Promise<string[]> {
  return (JSON.parse((await call('GET', '/api/v1/state', { token: await signIn() })).text) as SiteState).content.warnings
}

const REFUSED: { name: string; draft: ContentDraft; problem: { document: string; pointer: string; message: string } }[] = [
  {
    name: 'a price of the wrong shape',
    draft: { documents: [draftOf('category-Car', [{ at: GOLD_MID, set: 'a lot' }])] },
    problem: { document: 'category-Car', pointer: GOLD_MID, message: 'must be integer' },
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
  const send = (body: string) => server.call('POST', PATH, { token, body })
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

test('a later preview takes the place of one that is under way', async () => {
  const server = await startTestServer()
  const token = await server.signIn()
  const csrf = (await server.call('GET', '/api/v1/csrf-token')).body.csrf_token
  const send = (draft: ContentDraft) => server.call('POST', PATH, { token, csrf, body: draft })
  const [first, second] = await Promise.all([send({ documents: [] }), send({ documents: [draftOf('theme')] })])
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]))
  expect([first, second].find(({ status }) => status === 409)?.body.error).toBe('A newer preview has taken the place of this one')
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
