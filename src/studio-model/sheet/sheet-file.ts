import type { Money } from '#src/catalog/words/money.ts'
import type { Cell } from './cell.ts'
import { cellText } from './cell-text.ts'
import { type Proposal, type Refusal, typed } from './proposal.ts'
import { readSeparated, writeSeparated } from './separated-text.ts'
import type { Sheet } from './sheet.ts'

/** Columns of a file of prices: what an owner reads, the price, and by which a line is known, since two may read the same. */
const HEAD = ['Of', 'Group', 'Item', 'Column', 'Price', 'Row (leave as it is)'] as const

/** What the last one was called. */
const FORMER_ROW = 'Cell'

/** What a file of prices would change, before anything is. */
export interface DryRun extends Proposal {
  /** How many prices of the file are as they were. */
  same: number
}

/** Prices as a file for spreadsheets (CSV), one in a line; those that are said in words are there to be read. */
export function writeSheetFile(sheets: readonly Sheet[], titleOf: (sheet: Sheet) => string, wordsOf: (cell: Cell) => string, money: Money): string {
  const rows = sheets.flatMap(sheet =>
    sheet.lines.flatMap(({ group, title, cells }) =>
      cells
        .filter(cell => cell !== null)
        .map(cell => [titleOf(sheet), group, title, cell.title, cell.entry === null ? wordsOf(cell) : cellText(cell, money), cell.key]),
    ),
  )
  // Spreadsheets take a file for one in UTF-8 by its first sign.
  return `\uFEFF${writeSeparated([[...HEAD], ...rows.map(row => row.map(withoutFormula))], ',')}\n`
}

/** Reads such a file, as a spreadsheet saved it: with commas, semicolons or tabs. Columns are known by their headings and lines by the last of these, whatever their order. */
export function readSheetFile(text: string, cells: ReadonlyMap<string, Cell>, wordsOf: (cell: Cell) => string, money: Money): DryRun {
  const [head = [], ...rows] = readSeparated(text, separatorOf(text))
  const at = columnsOf(head)
  if (at === null) {
    const problem = `Must have ${new Intl.ListFormat('en').format(NEEDED.map(name => `“${name}”`))}: export prices first, and change that file`
    return { changes: [], same: 0, refused: [{ where: 'Line 1', problem }] }
  }
  const seen = new Set<string>()
  const results = rows.map((row, position): Proposal => {
    const name = at.names.map(column => row[column] ?? '')
    const refused = (problem: string): Proposal => ({ changes: [], refused: [{ where: `Line ${position + 2}${nameOf(name)}`, problem }] })
    const [price = '', key = ''] = [row[at.price], row[at.row]].map(field => formulaBack(field ?? ''))
    const cell = cells.get(key)
    if (cell === undefined) return refused('There is no such price any more')
    if (seen.has(key)) return refused('Stands twice')
    seen.add(key)
    if (cell.entry === null) return price === wordsOf(cell) ? SAME : refused('Is changed in its form')
    const { changes, refused: problems } = typed(cell, price, money)
    return problems[0] === undefined ? { changes, refused: [] } : refused(problems[0].problem)
  })
  const changes = results.flatMap(result => result.changes)
  const refused: Refusal[] = results.flatMap(result => result.refused)
  return { changes, refused, same: rows.length - changes.length - refused.length }
}

const SAME: Proposal = { changes: [], refused: [] }

const [, , ITEM, COLUMN, PRICE, ROW] = HEAD

/** The columns without which nothing can be read. */
const NEEDED = [PRICE, ROW]

/** Where the columns stand, by their headings; null where a needed one is missing. */
function columnsOf(head: readonly string[]): { names: number[]; price: number; row: number } | null {
  const headings = head.map(heading => heading.trim())
  const [price, row] = [headings.indexOf(PRICE), headings.findIndex(heading => heading === ROW || heading === FORMER_ROW)]
  return price === -1 || row === -1 ? null : { names: [ITEM, COLUMN].map(name => headings.indexOf(name)), price, row }
}

function nameOf([item = '', column = '']: readonly string[]): string {
  return item === '' ? '' : ` (${[item, column].filter(Boolean).join(', ')})`
}

function separatorOf(text: string): string {
  const [line = ''] = text.split('\n', 1)
  return ['\t', ';'].find(sign => line.includes(sign)) ?? ','
}

/** What a spreadsheet would take for a formula and run; a number with its sign is none. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(?:\.\d*)?$)/

/** Before an apostrophe a spreadsheet keeps a text as it is. */
function withoutFormula(field: string): string {
  return FORMULA.test(field) ? `'${field}` : field
}

function formulaBack(field: string): string {
  return field.startsWith("'") && FORMULA.test(field.slice(1)) ? field.slice(1) : field
}
