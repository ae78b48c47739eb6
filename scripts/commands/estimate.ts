/**
 * Prices selections: `npm run -s estimate -- [--content DIR] [--asked 2027-01-31T09:30]`. Reads one flat selection per line from standard input and writes
 * one estimate per line, of a request made now or at a local time of the business; a bad line yields `{"error": …}` and exit code 1, the others are still priced.
 */
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { type LocalTime, wallTime } from '#src/booking/schedule/business-time.ts'
import { isTimeOfDay } from '#src/catalog/time-of-day.ts'
import { visitTime } from '#src/booking/schedule/visit-time.ts'
import { priceSelection } from '#src/booking/form/form-context.ts'
import { FURTHER_ITEMS, missingInVisit, takeVisit } from '#src/booking/request/visit-fields.ts'
import { visitPricing } from '#src/catalog/visit/visit-pricing.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import { readSelection } from '#src/booking/request/flat-selection.ts'
import { calculatedPrice } from '#src/booking/request/estimate-snapshot.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { memoize } from '#src/catalog/memoize.ts'
import { decode } from '#src/contract/decode.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { validateItemsRequest } from '#src/contract/generated/api-validators.js'
import { isCalendarDay } from '#src/catalog/days.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import { problemLineIn } from '#src/cms/documents/problem-lines.ts'
import { loadCatalogContent } from '#src/cms/folder/local-content.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { refusedWords, unknownFieldWords } from '../lib/refused-selection.ts'

answerHelp(`npm run -s estimate -- [--content DIR] [--asked TIME]

Prices selections: one JSON object a line from standard input, one estimate a line out. Exit code 1 where a line is refused, as {"error": …}.
A consultation, and what misses answers or is forbidden, is an estimate without a price; "missing" says which questions are open.
  --content DIR  the content folder; CONTENT_DIR, else content, when left out
  --asked TIME   when the request is made, as local time of the business such as 2027-01-31T09:30; now when left out
`)
const { values } = parseArgs({
  options: { content: { type: 'string', default: process.env['CONTENT_DIR'] ?? 'content' }, asked: { type: 'string' } },
})
const { on, money, timeZone } = await loadCatalog(values.content)
const asked = values.asked === undefined ? wallTime(new Date(), timeZone) : readLocal(values.asked)
// Reports problems of the content at the start, before the first selection is read.
on(asked.date)

for await (const line of createInterface({ input: process.stdin })) {
  const answer = answerTo(line)
  if ('error' in answer) process.exitCode = 1
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}

async function loadCatalog(folder: string) {
  const loaded = await loadCatalogContent(folder)
  if (!loaded.ok) return fail(loaded.problems)
  const { content, naming } = loaded.value
  const byDay = new ContentByDay(content)
  const compiledOf = memoize((epoch: typeof content) => {
    const compiled = compile(epoch)
    if (!compiled.ok) return fail(compiled.problems.map(problem => problemLineIn(naming, problem)))
    return { catalog: compiled.catalog, visit: visitPricing(epoch, compiled.catalog) }
  })
  return {
    on: (day: Day) => compiledOf(byDay.on(day)),
    money: moneyOf(content.business),
    timeZone: content.business.timeZone,
  }
}

function fail(problems: readonly string[]): never {
  for (const line of problems) console.error(line)
  process.exit(1)
}

function answerTo(line: string) {
  const flat = parseObject(line)
  if (flat === null) return { error: 'a line must be a JSON object' }
  const further = decode(validateItemsRequest, { items: flat[FURTHER_ITEMS] })
  if (FURTHER_ITEMS in flat && !further.ok) return { error: `${FURTHER_ITEMS} must be a list of items` }
  const day = flat[FIELD.date]
  const { catalog, visit } = on(typeof day === 'string' && isCalendarDay(day) ? day : asked.date)
  const { flat: own, rest: others, problems } = takeVisit({ visit }, { ...flat, [FURTHER_ITEMS]: further.ok ? further.value.items : [] })
  const read = problems.length > 0 ? { ok: false as const, problems } : readSelection(catalog, own)
  if (!read.ok) return { error: read.problems.map(({ field, message }) => `${field} ${message}`).join('; ') }
  const { plan, selection, rest } = read
  const time = rest.get(FIELD.time)
  const unknown = [...rest.keys()].filter(field => field !== FIELD.time)
  if (unknown.length > 0) return { error: unknownFieldWords(unknown, plan, { visit }) }
  const when = typeof time === 'string' ? visitTime(selection.date, time, asked) : {}
  const found = priceSelection({ catalog, visit }, { ...selection, ...when }, others)
  const { estimate: priced } = found
  if (priced === null) return { error: refusedWords(found, plan, { catalog, visit }, others) }
  const { lines, reasons, notes } = priced
  const missing = others === undefined ? priced.missing : missingInVisit(found, { catalog, visit }, others)
  return { calculated_price: calculatedPrice(priced, { money }), lines, reasons, notes, missing }
}

function readLocal(text: string): LocalTime {
  const [date = '', time = ''] = text.split('T')
  if (!isCalendarDay(date) || !isTimeOfDay(time)) return fail([`--asked must be a day and a time like 2027-01-31T09:30, not ${text}`])
  return { date, time }
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : null
  } catch {
    return null
  }
}
