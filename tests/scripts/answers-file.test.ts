import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Ask, AskFile, type Question } from '#scripts/lib/new-content/ask.ts'
import { documentsOf } from '#scripts/lib/new-content/documents.ts'
import { askAll } from '#scripts/lib/new-content/questions.ts'
import { WrongAnswer } from '#scripts/lib/new-content/readers.ts'

const DRAWINGS = ['service', 'tree']

/** A row of the table of docs/defaults.md. */
interface Row {
  key: string
  example: string
  otherwise: string
}

/** Answers with examples, and puts down the questions; `$` stands for what follows from the machine or other answers. */
class AskNobody implements Ask {
  readonly rows: Row[] = []
  private readonly place: string

  constructor(place = '') {
    this.place = place
  }

  async one<T>({ key, read, example, otherwise = '' }: Question<T>): Promise<T> {
    this.rows.push({ key: `${this.place}${key}`, example, otherwise: isNeeded(read, otherwise) ? 'needed' : otherwise })
    return read(example)
  }

  async each<T>(key: string, _: string, least: number, read: (ask: Ask, index: number) => Promise<T>): Promise<T[]> {
    const inside = new AskNobody(`${key}[].`)
    const found = [await read(inside, 0)]
    const own = { key, example: '', otherwise: least > 0 ? 'needed' : '' }
    // A further category is asked what the first was, and told in one row.
    if (key === 'further') {
      const asked = inside.rows.map(row => row.key.replace('further[].', ''))
      expect(asked).toEqual(this.rows.slice(-asked.length).map(row => row.key))
      this.rows.push(own)
    } else this.rows.push(own, ...inside.rows)
    return found
  }
}

function isNeeded<T>(read: Question<T>['read'], otherwise: string): boolean {
  try {
    read(otherwise)
    return false
  } catch (error) {
    if (error instanceof WrongAnswer) return true
    throw error
  }
}

const table = [...readFileSync('docs/defaults.md', 'utf8').matchAll(/^\| `([\w[\].]+)` \| .*\| (?:`(.+)` )?\| (.+) \|$/gm)].map(
  ([, key = '', example = '', left = '']) => ({ key, example, left }),
)

test('docs/defaults.md has each key of the answers file, in order, with its example and what holds without it', async () => {
  const asked = new AskNobody()
  await askAll(asked, DRAWINGS)
  expect(table.map(({ key, example }) => ({ key, example }))).toEqual(asked.rows.map(({ key, example }) => ({ key, example })))
  for (const { key, otherwise } of asked.rows) {
    const { left = '' } = table.find(row => row.key === key) ?? {}
    // The computer's time zone is another on each, and a first package has none before it.
    if (key === 'timeZone' || key === 'packages[].duration') continue
    expect(left.startsWith('needed'), key).toBe(otherwise === 'needed')
    const [, figure] = /^`(.+)`$/.exec(left) ?? []
    if (figure !== undefined) expect(figure, key).toBe(otherwise)
  }
})

test('a file of the examples of docs/defaults.md makes content', async () => {
  const inside = (list: string) =>
    Object.fromEntries(table.filter(({ key }) => key.startsWith(`${list}[].`)).map(({ key, example }) => [key.slice(list.length + 3), example]))
  const own = table.filter(({ key, example }) => !key.includes('[') && example !== '').map(({ key, example }) => [key, example] as const)
  const lists = { packages: [inside('packages')], addons: [inside('addons')] }
  const further = { ...Object.fromEntries(own.filter(([key]) => ['service', 'drawing', 'question', 'answers'].includes(key))), ...lists }
  const ask = new AskFile({ ...Object.fromEntries(own), ...lists, further: [further] })
  const documents = documentsOf(await askAll(ask, DRAWINGS))
  ask.end()
  expect(Object.keys(documents)).toEqual(expect.arrayContaining(['categories/dog-grooming.json', 'categories/dog-grooming-2.json', 'visit.json']))
})
