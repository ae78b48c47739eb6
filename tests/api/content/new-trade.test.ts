import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { AskPerson } from '#scripts/lib/new-content/ask.ts'
import { documentsOf } from '#scripts/lib/new-content/documents.ts'
import { askAll } from '#scripts/lib/new-content/questions.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { startTestLake } from '#tests/support/content/lake.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/test-server.ts'
import { runCommand } from '#tests/support/run-command.ts'

const ANSWERS = 'tests/cases/new-trade.json'
const given: unknown = JSON.parse(readFileSync(ANSWERS, 'utf8'))

async function newFolder(answers = ANSWERS): Promise<string> {
  const folder = join(temporaryFolder(), 'new')
  const made = await runCommand('content-new', [folder, '--answers', answers])
  if (!made.ok) throw new Error(made.said)
  return folder
}

function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(globSync('**/*.json', { cwd: folder }).map(file => [file, readFileSync(join(folder, file), 'utf8')]))
}

test('a new trade is some answers away from a booked request, in no more than 120 lines', async () => {
  const folder = await newFolder()
  const lines = Object.values(filesOf(folder)).flatMap(text => text.trimEnd().split('\n'))
  expect(lines.length).toBeLessThanOrEqual(120)
  const server = await startTestServer({ contentFolder: folder })
  const booked = await server.call('POST', '/api/v1/appointments/', {
    body: {
      name: 'Jo Rivers',
      email: 'jo@example.com',
      vehicle_category: 'dog-grooming',
      doggrooming_package: 'dog-grooming-full-groom',
      doggrooming_size: 'n-26-to-60-lb',
      doggrooming_addons: ['teeth-brushed'],
      request_type: 'appointment',
      appointment_date: '2026-06-03',
      appointment_time: '10:00',
    },
  })
  expect(booked.status).toBe(201)
  expect(booked.body).toMatchObject({ calculated_price: 122, duration: 120 })
})

test('a visit takes the minutes that its size is said to take, and each further one costs less', async () => {
  const answers = join(temporaryFolder(), 'answers.json')
  const edits: Edit[] = [
    { at: '/duration', set: '45, 60-75, 90' },
    { at: '/furtherOff', set: 10 },
  ]
  writeFileSync(answers, JSON.stringify(edited(given, edits)))
  const server = await startTestServer({ contentFolder: await newFolder(answers) })
  const bath = (size: string) => ({ category: 'dog-grooming', package: 'dog-grooming-bath-brush', inputs: { size }, addons: [] })
  const booked = await server.call('POST', '/api/v1/appointments/', {
    body: {
      name: 'Jo Rivers',
      email: 'jo@example.com',
      items: [bath('up-to-25-lb'), bath('n-26-to-60-lb')],
      request_type: 'appointment',
      appointment_date: '2026-06-03',
      appointment_time: '10:00',
    },
  })
  expect(booked.body).toMatchObject({ calculated_price: 119.5, duration: 120 })
})

test('what is often wanted next goes live as the document says it', async () => {
  const folder = await newFolder()
  const [, rules = '', duration = '', saturday = ''] =
    /^    ("rules": [^]*?\n    \])[^]*?^    ("duration": .*)[^]*?^    (\{ "day": .*)/m.exec(readFileSync('docs/defaults.md', 'utf8')) ?? []
  const change = (file: string, edits: Edit[]) => {
    const path = join(folder, file)
    writeFileSync(path, JSON.stringify(edited(JSON.parse(readFileSync(path, 'utf8')), edits)))
  }
  change('categories/dog-grooming.json', [
    { at: '/rules', set: (JSON.parse(`{${rules}}`) as { rules: unknown }).rules },
    { at: '/packages/0/duration', set: (JSON.parse(`{${duration}}`) as { duration: unknown }).duration },
  ])
  change('business.json', [{ at: '/hours/4', set: JSON.parse(saturday) as unknown }])
  expect(await loadContent(folder)).toMatchObject({ ok: true })
})

test('content of a lake goes back into such a folder as what differs from the defaults, and without a trace where nothing does', async () => {
  const folder = await newFolder()
  const loaded = await loadContent(folder)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const lake = await startTestLake({ documents: toDocuments(loaded.value.content) })
  const env = { DATA_DIR: lake.dataDir }
  const before = filesOf(folder)
  expect((await runCommand('content-export', [folder], env)).said).toContain('0 files written, 0 deleted')
  expect(filesOf(folder)).toEqual(before)
  await lake.client
    .patch('messages')
    .set({ estimate: { title: 'Your price' } })
    .commit()
  await lake.client.patch('business').set({ crews: 1 }).commit()
  expect((await runCommand('content-export', [folder, '--replace'], env)).said).toContain('2 files written, 0 deleted')
  const { 'messages.json': messages, 'business.json': business, ...others } = filesOf(folder)
  expect(JSON.parse(messages ?? '')).toEqual({ estimate: { title: 'Your price' } })
  expect(JSON.parse(business ?? '')).not.toHaveProperty('crews')
  expect({ ...before, ...others }).toEqual(before)
})

test('a folder that has anything in it is left alone', async () => {
  const folder = join(temporaryFolder(), 'old')
  mkdirSync(folder)
  writeFileSync(join(folder, 'notes.txt'), 'ours')
  const refused = await runCommand('content-new', [folder, '--answers', ANSWERS])
  expect(refused).toEqual({ ok: false, said: `${folder} has notes.txt already: name a new folder\n` })
  expect(globSync('**/*', { cwd: folder })).toEqual(['notes.txt'])
})

test.each<{ what: string; edits: Edit[]; says: string }>([
  { what: 'no phone number', edits: [{ at: '/phone', set: '12' }], says: 'phone: must hold 5 to 15 digits' },
  { what: 'a name left out', edits: [{ at: '/name', remove: true }], says: 'name: is needed' },
  { what: 'days that there are not', edits: [{ at: '/days', set: 'mon-fry' }], says: 'days: must be weekdays such as mon-fri, sun' },
  { what: 'hours that end before they begin', edits: [{ at: '/closes', set: '7:00' }], says: 'closes: must be later than 08:00' },
  {
    what: 'a last start after closing',
    edits: [{ at: '/lastStart', set: '17:30' }],
    says: 'lastStart: must be later than 08:00 and earlier than 17:00',
  },
  {
    what: 'a price too many',
    edits: [{ at: '/packages/0/price', set: '1, 2' }],
    says: 'packages/0/price: must be one price, or 3 with commas between them: for Up to 25 lb, 26 to 60 lb, Over 60 lb',
  },
  {
    what: 'a price that is none',
    edits: [{ at: '/addons/1/price', set: 'cheap' }],
    says: 'addons/1/price: must be prices such as 45, 45+ (45 or more), 45-60 or quote',
  },
  {
    what: 'a time zone that there is not',
    edits: [{ at: '/timeZone', set: 'Pacific time' }],
    says: 'timeZone: must be one of America/New_York, America/Chicago, America/Denver, America/Los_Angeles, Europe/Dublin …',
  },
  { what: 'an answer of a question twice', edits: [{ at: '/answers', set: 'Small, Large, Small' }], says: 'answers: names "Small" twice' },
  { what: 'a question with one answer', edits: [{ at: '/answers', set: 'Small' }], says: 'answers: needs two or more, with commas between them' },
  {
    what: 'a length too many',
    edits: [{ at: '/duration', set: '60, 90' }],
    says: 'duration: must be one length, or 3 with commas between them: for Up to 25 lb, 26 to 60 lb, Over 60 lb',
  },
  { what: 'a further one that is free', edits: [{ at: '/furtherOff', set: 100 }], says: 'furtherOff: must be a whole number from 0 to 90' },
  { what: 'an address of nowhere', edits: [{ at: '/email', set: 'hello@wag' }], says: 'email: must be an address such as hello@example.com' },
  { what: 'no package', edits: [{ at: '/packages', set: [] }], says: 'packages: must be a list of 1 or more' },
  {
    what: 'a drawing that there is not',
    edits: [{ at: '/drawing', set: 'cat' }],
    says: 'drawing: must be one of dog, house, service, spray, tools, tree',
  },
  {
    what: 'an answer to no question',
    edits: [{ at: '/packages/0/cost', set: '5' }],
    says: 'packages/0/cost: nothing asks for this; there are title, description, features, price',
  },
])('$what is told by its name, and nothing is written', async ({ edits, says }) => {
  const [answers, folder] = [join(temporaryFolder(), 'answers.json'), join(temporaryFolder(), 'new')]
  writeFileSync(answers, JSON.stringify(edited(given, edits)))
  expect(await runCommand('content-new', [folder, '--answers', answers])).toEqual({ ok: false, said: `${says}\n` })
  expect(existsSync(folder)).toBe(false)
})

test('a person is asked again after a wrong answer, and Enter takes what is proposed', async () => {
  const typed = ['Wag', '12', '(512) 555-0148', 'a@example.com', 'Austin', '', 'chicago', '', '', '', '', '', '', '', 'Clean dogs', '']
  const service = ['Dogs', 'dog', '', '60', '', 'Bath', 'A bath.', '', '40', 'maybe', 'y', 'Cut', 'A cut.', 'Nails', 'quote', 'n', '']
  const left = [...typed, ...service]
  const asked: string[] = []
  const person = new AskPerson({
    question: (words: string) => {
      asked.push(words)
      return Promise.resolve(left.shift() ?? '')
    },
    close: () => {},
  })
  const documents = documentsOf(await askAll(person, ['dog', 'service']))
  expect(left).toEqual([])
  expect(asked.filter(words => words.startsWith('Its phone number'))).toHaveLength(2)
  expect(documents['business.json']).toMatchObject({ name: 'Wag', timeZone: 'America/Chicago', serviceArea: { places: ['Austin'] } })
  expect(documents['categories/dogs.json']).toMatchObject({ packages: [{ id: 'dogs-bath' }, { price: { kind: 'quote', reason: 'look-first' } }] })
  expect(documents).not.toHaveProperty('visit.json')
})
