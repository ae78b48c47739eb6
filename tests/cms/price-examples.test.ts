import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFolder } from '#src/cms/documents/checked-content.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { changeFolder, planFolder } from '#src/cms/folder/write-folder.ts'
import { loadContentSnapshot, refreshContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { MediaReader } from '#src/cms/media/media.ts'
import { readDocuments, toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { planPush } from '#src/cms/sanity/plan-push.ts'
import type { Example } from '#src/contract/generated/types.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'
import type { FileEdit } from '#tests/support/content/file-edit.ts'
import { TRAVEL } from '#tests/support/content/travel-content.ts'

/** A larger car, the third package and something more: a price that is open above. */
const GOLD: Example = {
  title: 'SUV, Gold, pet hair',
  category: 'Car',
  package: 'car-gold-shine',
  answers: [{ input: 'size', option: 'mid' }],
  addons: [{ addon: 'pet-hair' }],
  price: { kind: 'from', amount: 40_000 },
}

function sampleWith(examples: readonly unknown[], edits: readonly FileEdit[] = []): string {
  const folder = copySample(edits)
  writeFileSync(join(folder, 'examples.json'), JSON.stringify({ examples }))
  return folder
}

async function problemsOf(folder: string): Promise<string[]> {
  const checked = await checkFolder(folder, new MediaReader())
  return checked.ok ? [] : checked.problems.map(line => line.replace(folder, 'content'))
}

const saturday: FileEdit = {
  file: 'categories/car.json',
  at: '/rules',
  set: [
    { id: 'saturday', title: 'Saturday', when: { weekdays: ['saturday'] }, effect: { kind: 'amount', amount: 1000 } },
    { id: 'short', title: 'Short notice', when: { notice: { below: 24 } }, effect: { kind: 'amount', amount: 5000 } },
    {
      id: 'no-large',
      title: 'No',
      when: { package: ['car-gold-shine'], inputs: [{ input: 'size', options: ['large'] }] },
      effect: { kind: 'forbid', reason: 'too-large' },
    },
  ],
}
const tooLarge: FileEdit = { file: 'categories/car.json', at: '/reasons', set: [{ id: 'too-large', text: 'We have no ladder.' }] }

test.each<{ what: string; example: object; lines?: string[]; edits?: FileEdit[] }>([
  { what: 'costs what it says', example: {} },
  {
    what: 'costs more',
    example: { price: { kind: 'from', amount: 39_900 } },
    lines: ['/0/price: "SUV, Gold, pet hair" should be $399+, but is $400+'],
  },
  {
    what: 'is open above',
    example: { price: { kind: 'exact', amount: 40_000 } },
    lines: ['/0/price: "SUV, Gold, pet hair" should be $400, but is $400+'],
  },
  {
    what: 'is no consultation',
    example: { price: { kind: 'consultation' } },
    lines: ['/0/price: "SUV, Gold, pet hair" should be Consultation Required, but is $400+'],
  },
  {
    what: 'is a range',
    example: {
      category: 'Semi',
      package: 'semi-silver-shine',
      answers: undefined,
      addons: [{ addon: 'semi-headlight' }],
      price: { kind: 'range', low: 39_900, high: 40_000 },
    },
    lines: ['/0/price: "SUV, Gold, pet hair" should be $399-$400, but is $399+'],
  },
  {
    what: 'has its ends the wrong way round',
    example: { price: { kind: 'range', low: 500, high: 500 } },
    lines: ['/0/price/high: must be above low, $5', '/0/price: "SUV, Gold, pet hair" should be $5, but is $400+'],
  },
  {
    what: 'counts what the visit adds',
    example: { price: { kind: 'from', amount: 42_500 } },
    edits: [{ file: 'visit.json', at: '', set: sampleVisit() }],
    lines: [`/0/price: "SUV, Gold, pet hair" should be $425+, but is $400+ without the visit's own questions and fees, which examples do not count`],
  },
  {
    what: 'lacks an answer',
    example: { answers: undefined },
    lines: ['/0/answers: "SUV, Gold, pet hair" has no price yet: it must answer "Vehicle size"'],
  },
  {
    what: 'gives an answer that there is not',
    example: { answers: [{ input: 'size', option: 'huge' }] },
    lines: ['/0/answers/0: "SUV, Gold, pet hair" cannot be chosen: must be one of sedan, mid, large'],
  },
  {
    what: 'answers a question that there is not',
    example: {
      answers: [
        { input: 'size', option: 'mid' },
        { input: 'colour', option: 'red' },
      ],
    },
    lines: ['/0/answers/1: "SUV, Gold, pet hair" cannot be chosen: unknown input "colour"'],
  },
  {
    what: 'names a package that there is not',
    example: { package: 'car-bronze' },
    lines: ['/0/package: "SUV, Gold, pet hair" cannot be chosen: unknown package "car-bronze"'],
  },
  {
    what: 'names a category that there is not',
    example: { category: 'Plane' },
    lines: ['/0/category: "SUV, Gold, pet hair" cannot be chosen: unknown category "Plane"'],
  },
  {
    what: 'takes an add-on too often',
    example: { addons: [{ addon: 'pet-hair', count: 2 }] },
    lines: ['/0/addons: "SUV, Gold, pet hair" cannot be chosen: "pet-hair" can be taken once'],
  },
  {
    what: 'says something twice',
    example: {
      answers: [
        { input: 'size', option: 'large' },
        { input: 'size', option: 'mid' },
      ],
    },
    lines: ['/0/answers/1: the answer to "size" stands here a second time'],
  },
  {
    what: 'gives neither an option nor a number nor a text',
    example: { answers: [{ input: 'size' }] },
    lines: ['/0/answers/0: needs one of option, number, text'],
  },
  {
    what: 'gives both an option and a number',
    example: { answers: [{ input: 'size', option: 'mid', number: 1 }] },
    lines: ['/0/answers/0: has an option and a number: leave one of them in'],
  },
  {
    what: 'costs what follows from a code',
    example: {
      answers: [
        { input: 'size', option: 'mid' },
        { input: 'zip', text: '83725-1234' },
      ],
      price: { kind: 'from', amount: 44_000 },
    },
    edits: [...TRAVEL],
  },
  {
    what: 'has a text that is no such code',
    example: {
      answers: [
        { input: 'size', option: 'mid' },
        { input: 'zip', text: '8370' },
      ],
    },
    edits: [...TRAVEL],
    lines: ['/0/answers/1: "SUV, Gold, pet hair" cannot be chosen: must look like one of its pictures'],
  },
  {
    what: 'costs what the day adds',
    example: { visit: { date: '2026-11-28' }, price: { kind: 'from', amount: 41_000 } },
    edits: [saturday, tooLarge],
  },
  {
    what: 'costs what little notice adds',
    example: { visit: { date: '2026-11-28', start: '09:00', notice: 23 }, price: { kind: 'from', amount: 46_000 } },
    edits: [saturday, tooLarge],
  },
  {
    what: 'has plenty of notice',
    example: { visit: { date: '2026-11-28', start: '09:00' }, price: { kind: 'from', amount: 41_000 } },
    edits: [saturday, tooLarge],
  },
  {
    what: 'is on a day that there is not',
    example: { visit: { date: '2026-02-30' } },
    lines: ['/0/visit/date: "SUV, Gold, pet hair" cannot be chosen: there is no day 2026-02-30'],
  },
  {
    what: 'is forbidden',
    example: { answers: [{ input: 'size', option: 'large' }] },
    edits: [saturday, tooLarge],
    lines: ['/0: "SUV, Gold, pet hair" cannot be booked: We have no ladder.'],
  },
])('an example that $what', async ({ example, lines = [], edits = [] }) => {
  const given = JSON.parse(JSON.stringify({ ...GOLD, ...example }))
  expect(await problemsOf(sampleWith([given], edits))).toEqual(lines.map(line => `content/examples.json#/examples${line}`))
})

test('names differ, so that a change can be accepted by name', async () => {
  expect(await problemsOf(sampleWith([GOLD, GOLD]))).toEqual([
    'content/examples.json#/examples/1/title: a second example called "SUV, Gold, pet hair": names must differ',
  ])
})

test('a change of a price that breaks an example does not go live, and does once the example is changed with it', async () => {
  const folder = sampleWith([GOLD])
  const live = await loadContentSnapshot(folder)
  if (!live.ok) throw new Error(live.problems.join('\n'))
  const location = { folder, assets: null, dataset: null, name: folder }
  const car = join(folder, 'categories/car.json')
  writeFileSync(car, readFileSync(car, 'utf8').replace('"amount": 35000', '"amount": 36000'))
  const refused = await refreshContentSnapshot(location, live.value)
  expect(refused).toMatchObject({ ok: false, problems: [expect.stringContaining('should be $400+, but is $410+')] })
  writeFileSync(join(folder, 'examples.json'), JSON.stringify({ examples: [{ ...GOLD, price: { kind: 'from', amount: 41_000 } }] }))
  expect(await refreshContentSnapshot(location, live.value)).toMatchObject({ ok: true })
})

test('examples are no part of the revision, and yet are checked and kept when they alone change', async () => {
  const folder = copySample()
  const live = await loadContentSnapshot(folder)
  if (!live.ok) throw new Error(live.problems.join('\n'))
  const location = { folder, assets: null, dataset: null, name: folder }
  writeFileSync(join(folder, 'examples.json'), JSON.stringify({ examples: [GOLD] }))
  const next = await refreshContentSnapshot(location, live.value)
  if (!next.ok) throw new Error(next.problems.join('\n'))
  const { revision, content, texts } = next.value.snapshot
  expect(revision.id).toBe(live.value.revision.id)
  expect(content.examples?.examples).toEqual([GOLD])
  expect(texts.examples).toBe(JSON.stringify({ examples: [GOLD] }))
  writeFileSync(join(folder, 'examples.json'), JSON.stringify({ examples: [{ ...GOLD, price: { kind: 'exact', amount: 1 } }] }))
  expect(await refreshContentSnapshot(location, next.value.snapshot)).toMatchObject({ ok: false })
})

test('examples are read back from documents and files as they were, and go when content has none', async () => {
  const [some, none] = [await loadContent(sampleWith([GOLD])), await loadContent(copySample())]
  if (!some.ok || !none.ok) throw new Error('the sample cannot be read')
  const documents = toDocuments(some.value.content)
  expect(documents.find(({ _id }) => _id === 'examples')).toMatchObject({ examples: [{ category: { _type: 'reference', _ref: 'category-Car' } }] })
  expect(readDocuments(documents)).toMatchObject({ ok: true, content: { examples: { examples: [GOLD] } } })
  expect(planPush(none.value.content, documents)).toEqual({ written: [], replacedIds: [], deletedIds: ['examples'] })

  const folder = copySample()
  await changeFolder(folder, await planFolder(some.value.content, folder))
  expect(JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8'))).toEqual({ examples: [GOLD] })
  await changeFolder(folder, await planFolder(none.value.content, folder))
  expect(existsSync(join(folder, 'examples.json'))).toBe(false)
})
