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
      doggrooming_size: 'lb-26-to-60',
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
    { at: '/packages/0/duration', set: '45, 60-75, 90' },
    { at: '/furtherOff', set: '10%' },
  ]
  writeFileSync(answers, JSON.stringify(edited(given, edits)))
  const server = await startTestServer({ contentFolder: await newFolder(answers) })
  const bath = (size: string) => ({ category: 'dog-grooming', package: 'dog-grooming-bath-brush', inputs: { size }, addons: [] })
  const booked = await server.call('POST', '/api/v1/appointments/', {
    body: {
      name: 'Jo Rivers',
      email: 'jo@example.com',
      items: [bath('up-to-25-lb'), bath('lb-26-to-60')],
      request_type: 'appointment',
      appointment_date: '2026-06-03',
      appointment_time: '10:00',
    },
  })
  expect(booked.body).toMatchObject({ calculated_price: 119.5, duration: 120 })
})

test('further categories have packages, a question and a drawing of their own, and what a visit costs besides is paid once for all', async () => {
  const answers = join(temporaryFolder(), 'answers.json')
  const cats = {
    service: 'Cat grooming',
    drawing: 'house',
    question: 'Coat of the cat',
    answers: ['Short', 'Long'],
    packages: [{ title: 'Brush', description: 'Brushed out.', price: '40, 60', duration: '30' }],
  }
  const edits: Edit[] = [
    { at: '/further', set: [cats, { service: 'Rabbits', packages: [{ ...cats.packages[0], price: '25' }] }] },
    { at: '/charges', set: 'trip fee +5' },
    { at: '/minimum', set: '50' },
  ]
  writeFileSync(answers, JSON.stringify(edited(given, edits)))
  const folder = await newFolder(answers)
  expect(globSync('illustrations/{cat-grooming,dog-grooming,rabbits}.svg', { cwd: folder })).toHaveLength(3)
  const server = await startTestServer({ contentFolder: folder })
  const bath = { category: 'dog-grooming', package: 'dog-grooming-bath-brush', inputs: { size: 'up-to-25-lb' }, addons: [] }
  const brush = { category: 'cat-grooming', package: 'cat-grooming-brush', inputs: { size: 'long' }, addons: [] }
  const booked = (items: object[]) =>
    server.call('POST', '/api/v1/appointments/', { body: { name: 'Jo Rivers', email: 'jo@example.com', items, request_type: 'quote' } })
  expect((await booked([bath, brush])).body).toMatchObject({ calculated_price: 55 + 60 + 5 })
  expect((await booked([{ category: 'rabbits', package: 'rabbits-brush', inputs: {}, addons: [] }])).body).toMatchObject({ calculated_price: 50 })
})

test('of what is wrong with a further category its place is told', async () => {
  const answers = join(temporaryFolder(), 'answers.json')
  const further = [{ service: 'Cat grooming', packages: [{ title: 'Brush', description: 'Brushed out.', price: 'cheap', duration: '30' }] }]
  writeFileSync(answers, JSON.stringify(edited(given, [{ at: '/further', set: further }])))
  const said = 'further/0/packages/0/price: must be prices such as 45, 45+ (45 or more), 45-60 or quote\n'
  expect(await runCommand('content-new', [join(temporaryFolder(), 'new'), '--answers', answers])).toEqual({ ok: false, said })
})

const CHARGED: Edit[] = [
  { at: '/hours', set: 'mon, thu 9-5, sat 9:30-1pm' },
  { at: '/packages/1/duration', set: '150' },
  { at: '/addons/0/price', set: '12 each' },
  { at: '/minimum', set: '$90' },
  { at: '/miles', set: '15, 1.50, 40' },
  { at: '/charges', set: 'Weekends +15%, after 3pm +10, same day +$25, trip fee +5' },
]

test.each([
  { visit: 'of one dog', edits: CHARGED, prefix: 'doggrooming_miles' },
  { visit: 'where each further one costs less', edits: [...CHARGED, { at: '/furtherOff', set: 10 }], prefix: 'visit_miles' },
])('a visit $visit costs what is said of its day, its way and its minimum, and takes the minutes of its package', async ({ edits, prefix }) => {
  const answers = join(temporaryFolder(), 'answers.json')
  writeFileSync(answers, JSON.stringify(edited(given, edits)))
  const server = await startTestServer({ contentFolder: await newFolder(answers) })
  const booked = (own: object) =>
    server.call('POST', '/api/v1/appointments/', {
      body: {
        name: 'Jo Rivers',
        email: 'jo@example.com',
        vehicle_category: 'dog-grooming',
        doggrooming_size: 'up-to-25-lb',
        [prefix]: 25,
        request_type: 'appointment',
        ...own,
      },
    })
  const saturday = { appointment_date: '2026-06-06', appointment_time: '11:30' }
  const full = await booked({ doggrooming_package: 'dog-grooming-full-groom', doggrooming_addons: ['teeth-brushed', 'teeth-brushed'], ...saturday })
  expect(full.body).toMatchObject({ calculated_price: (85 + 2 * 12) * 1.15 + 10 * 1.5 + 5, duration: 150 })
  const bath = { doggrooming_package: 'dog-grooming-bath-brush', [prefix]: 0 }
  const cheap = await booked({ ...bath, appointment_date: '2026-06-04', appointment_time: '09:00' })
  expect(cheap.body).toMatchObject({ calculated_price: 90, duration: 120 })
  const late = await booked({ ...bath, [prefix]: 40, appointment_date: '2026-06-04', appointment_time: '15:00' })
  expect(late.body).toMatchObject({ calculated_price: 55 + 25 * 1.5 + 10 + 5 })
  const today = await booked({ ...bath, [prefix]: 40, appointment_date: '2026-06-01', appointment_time: '14:00' })
  expect(today.body).toMatchObject({ calculated_price: 55 + 25 * 1.5 + 25 + 5 })
})

test('what is often wanted next goes live as the document says it', async () => {
  const folder = await newFolder()
  const [, faq = '', rules = '', duration = '', saturday = ''] =
    /^    (\{ "kind": "questions".*)[^]*?^    ("rules": [^]*?\n    \])[^]*?^    ("duration": .*)[^]*?^    (\{ "day": .*)/m.exec(
      readFileSync('docs/defaults.md', 'utf8'),
    ) ?? []
  const change = (file: string, edits: Edit[]) => {
    const path = join(folder, file)
    writeFileSync(path, JSON.stringify(edited(JSON.parse(readFileSync(path, 'utf8')), edits)))
  }
  change('categories/dog-grooming.json', [
    { at: '/rules', set: (JSON.parse(`{${rules}}`) as { rules: unknown }).rules },
    { at: '/packages/0/duration', set: (JSON.parse(`{${duration}}`) as { duration: unknown }).duration },
  ])
  change('site.json', [{ at: '/desktop/sections/-', set: JSON.parse(faq) as unknown }])
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

const HOURS = 'must be days and hours, at quarters of an hour, such as mon-fri 8-17, sat 9:30-13'
const CHARGES = 'must be charges such as weekends +15%, mon-tue -10%, after 17:00 +15, same day +25, within 48 hours +20 or trip fee +10'

test.each<{ what: string; edits: Edit[]; says: string }>([
  { what: 'no phone number', edits: [{ at: '/phone', set: '12' }], says: 'phone: must hold 5 to 15 digits' },
  { what: 'a name left out', edits: [{ at: '/name', remove: true }], says: 'name: is needed' },
  { what: 'days that there are not', edits: [{ at: '/hours', set: 'mon-fry 8-17' }], says: `hours: ${HOURS}` },
  { what: 'days without hours', edits: [{ at: '/hours', set: 'tue-fri 9-17, sat' }], says: `hours: ${HOURS}` },
  { what: 'a day twice', edits: [{ at: '/hours', set: 'mon-fri 8-17, fri 8-13' }], says: 'hours: names friday twice' },
  {
    what: 'hours that end before they begin',
    edits: [{ at: '/hours', set: 'mon 18-17' }],
    says: 'hours: must close after it opens, which 18-17 does not',
  },
  { what: 'a last start before opening', edits: [{ at: '/lastStart', set: 555 }], says: 'lastStart: must be a whole number from 0 to 540' },
  { what: 'a charge on no day', edits: [{ at: '/charges', set: 'holidays +10%' }], says: `charges: ${CHARGES}` },
  { what: 'a charge without a sign', edits: [{ at: '/charges', set: 'same day 25' }], says: `charges: ${CHARGES}` },
  { what: 'money off', edits: [{ at: '/charges', set: 'mon -5' }], says: 'charges: takes off a percentage only, as mon -10%' },
  {
    what: 'miles without a price',
    edits: [{ at: '/miles', set: '15' }],
    says: 'miles: must be free miles and what a further one costs, such as 15, 1.50; or with the most miles, 15, 1.50, 40',
  },
  {
    what: 'miles that are all free',
    edits: [{ at: '/miles', set: '15, 1.50, 15' }],
    says: 'miles: must be free miles and what a further one costs, such as 15, 1.50; or with the most miles, 15, 1.50, 40',
  },
  { what: 'a minimum from on', edits: [{ at: '/minimum', set: '120+' }], says: 'minimum: must be an amount such as 120' },
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
    edits: [{ at: '/packages/0/duration', set: '60, 90' }],
    says: 'packages/0/duration: must be one length, or 3 with commas between them: for Up to 25 lb, 26 to 60 lb, Over 60 lb',
  },
  { what: 'a further one that is free', edits: [{ at: '/furtherOff', set: '100%' }], says: 'furtherOff: must be a whole number from 0 to 90' },
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
    says: 'packages/0/cost: nothing asks for this; there are title, description, features, price, duration',
  },
])('$what is told by its name, and nothing is written', async ({ edits, says }) => {
  const [answers, folder] = [join(temporaryFolder(), 'answers.json'), join(temporaryFolder(), 'new')]
  writeFileSync(answers, JSON.stringify(edited(given, edits)))
  expect(await runCommand('content-new', [folder, '--answers', answers])).toEqual({ ok: false, said: `${says}\n` })
  expect(existsSync(folder)).toBe(false)
})

test('all that is wrong with answers is told at once, and what depends on a wrong one only when that is right', async () => {
  const wrong: Edit[] = [
    { at: '/phone', set: '12' },
    { at: '/hours', set: 'mon-fry 8-17' },
    { at: '/packages/0/price', set: 'cheap' },
    { at: '/packages/1/cost', set: '5' },
    { at: '/addons/0', set: 'Teeth' },
    { at: '/miles', set: '15' },
    { at: '/tel', set: '12' },
  ]
  const answers = join(temporaryFolder(), 'answers.json')
  const told = async (edits: Edit[]) => {
    writeFileSync(answers, JSON.stringify(edited(given, edits)))
    const { said } = await runCommand('content-new', [join(temporaryFolder(), 'new'), '--answers', answers])
    return said
      .trim()
      .split('\n')
      .map(line => line.split(':')[0])
  }
  const later = ['packages/0/price', 'packages/1/cost', 'addons/0', 'miles', 'tel']
  expect(await told(wrong)).toEqual(['phone', 'hours', ...later])
  expect(await told([...wrong, { at: '/answers', set: 'Small' }])).toEqual(['phone', 'hours', 'answers'])
})

test('a person is asked again after a wrong answer, and Enter takes what is proposed', async () => {
  const typed = ['Wag', '12', '(512) 555-0148', 'a@example.com', 'Austin', '', 'chicago', '', '', '', '', '', 'Clean dogs', '']
  const service = ['Dogs', 'dog', '', '', 'Bath', 'A bath.', '', '40', '60', 'maybe', 'y', 'Cut', 'A cut.', 'Nails', 'quote', '', 'n', '']
  const left = [...typed, ...service, '', '', '']
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
  expect(documents['categories/dogs.json']).not.toHaveProperty('packages.1.duration')
  expect(documents).not.toHaveProperty('visit.json')
})
