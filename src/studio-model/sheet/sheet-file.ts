import type { Money } from '#src/catalog/words/money.ts'
import type { Cell } from './cell.ts'
import { cellText } from './cell-text.ts'
import { type Proposal, type Refusal, typed } from './proposal.ts'
import { readSeparated, writeSeparated } from './separated-text.ts'
import type { Sheet } from './sheet.ts'

/** Columns of a file of prices: what an owner reads, the price, and the cell that it is. */
const HEAD = ['Of', 'Group', 'Item', 'Column', 'Price', 'Cell'] as const

const [PRICE, CELL] = [HEAD.indexOf('Price'), HEAD.indexOf('Cell')]

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

/** Reads such a file, as a spreadsheet saved it: with commas, semicolons or tabs. Lines are known by their cells, whatever their order. */
export function readSheetFile(text: string, cells: ReadonlyMap<string, Cell>, wordsOf: (cell: Cell) => string, money: Money): DryRun {
  const [head = [], ...rows] = readSeparated(text, separatorOf(text))
  if (HEAD.some((name, at) => head[at]?.trim() !== name)) {
    return { changes: [], same: 0, refused: [{ where: 'Line 1', problem: `Must be ${HEAD.join(', ')}: export prices first, and change that file` }] }
  }
  const seen = new Set<string>()
  const results = rows.map((row, at): Proposal => {
    const refused = (problem: string): Proposal => ({ changes: [], refused: [{ where: `Line ${at + 2}${nameOf(row)}`, problem }] })
    const [price = '', key = ''] = [row[PRICE], row[CELL]].map(field => formulaBack(field ?? ''))
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

function nameOf(row: readonly string[]): string {
  const [, , item, column] = row
  return item === undefined || item === '' ? '' : ` (${[item, column].filter(Boolean).join(', ')})`
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
