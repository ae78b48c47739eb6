import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weekdayOf } from '#src/catalog/days.ts'
import type { ContentDraft, SiteState } from '#src/contract/generated/types.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { applyEdit } from '#tests/support/content/file-edit.ts'
import { draftOf, GOLD_MID, previewOn } from '#tests/support/server/preview-draft.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer, type TestServer } from '#tests/support/server/test-server.ts'

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
    open: { raised: 1, lowered: 0, lost: 0 },
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
  expect(requests).toMatchObject({ counts: { raised: 1 }, open: { raised: 0, lowered: 0, lost: 0 } })
})

test('an owner reads which addresses lead on, and which lead nowhere', async () => {
  const server = await startTestServer()
  const moved = [{ at: '/path', set: '/cars' }]
  const kept = [...moved, { at: '/formerPaths', set: ['/car-detailing'] }]
  const { difference } = await previewOn(server, { documents: [draftOf('category-Car', kept)] })
  expect(difference).toMatchObject({ differing: [], categories: [], addresses: [{ address: '/car-detailing', leads_to: '/cars' }] })
  const lost = await previewOn(server, { documents: [draftOf('category-Car', moved)] })
  expect(lost.difference?.addresses).toEqual([{ address: '/car-detailing', leads_to: null }])
  const words = await previewOn(server, { documents: [draftOf('category-Car', [{ at: '/intro', set: 'Other words.' }])] })
  expect(words.difference).not.toHaveProperty('addresses')
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
  const { appointments } = server.context.storage
  const told = {
    id: stored.id,
    name: APPOINTMENT.name,
    appointment_date: APPOINTMENT.appointment_date,
    appointment_time: APPOINTMENT.appointment_time,
  }
  expect(await appointments.visitsFrom(APPOINTMENT.appointment_date), 'read each time that somebody pauses in typing').toEqual([told])
  expect(await appointments.visitsFrom('2099-01-01')).toEqual([])
  await appointments.change(stored.id, () => ({ status: 'Completed' }), 1, server.context.clock())
  expect(await appointments.visitsFrom(APPOINTMENT.appointment_date)).toEqual([])
  await appointments.change(stored.id, () => ({ status: 'Cancelled' }), 1, server.context.clock())
  const later = await previewOn(server, { documents: [draftOf('business', [{ at: `/hours/${position}`, remove: true }])] })
  expect(later.difference?.times?.requests).toEqual([])
})

const { business } = (await sampleRevision()).content

/** A day's weekday, and where the sample says its hours. */
function weekdayIn(day: string) {
  const weekday = weekdayOf(day)
  return { weekday, position: business.hours.findIndex(hours => hours.day === weekday) }
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
    requests: ['Gold Shine Rejuvenation impossible: $450+ -> null (“Mid-Size SUV/Trucks” is gone)'],
  },
  {
    name: 'a category that goes',
    draft: { documents: [draftOf('business', [{ at: '/reasons/3', remove: true }])], deleted: ['category-RV'] },
    documents: ['business changed', 'category-RV removed'],
    requests: ['Exterior Detailing impossible: $384+ -> null (“RVs & Motorhomes” is gone)'],
  },
  {
    name: 'a category that goes with its release',
    draft: {
      documents: [
        draftOf('business', [{ at: '/reasons/3', remove: true }]),
        draftOf('category-RV', [{ at: '/_system', set: { bundleId: 'rSpring', delete: true } }]),
      ],
    },
    documents: ['business changed', 'category-RV removed'],
    requests: ['Exterior Detailing impossible: $384+ -> null (“RVs & Motorhomes” is gone)'],
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
  // So are requests that lose something, before it is taken out of the examples, too.
  await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  const gone = ['/packages/3/includes', '/packages/2'].map(at => ({ at, remove: true as const }))
  const [without, named] = await Promise.all([gone, gone.slice(1)].map(some => previewOn(server, { documents: [draftOf('category-Car', some)] })))
  expect(named).toMatchObject({
    problems: [{ pointer: '/packages/2/includes/0' }, { document: 'examples' }],
    requests: null,
    lost: [{ name: APPOINTMENT.name, day: APPOINTMENT.appointment_date, reason: '“Gold Shine Rejuvenation” is gone' }],
  })
  expect(without).toMatchObject({ problems: [{ document: 'examples' }], examples: [], requests: { open: { lost: 1 } } })
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
