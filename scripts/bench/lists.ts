import { type Browser, chromium } from '@playwright/test'
import { sampleWith } from '../lib/changed-sample.ts'
import { findBrowser } from '../lib/find-browser.ts'
import { adminTable, inCallerName, inEdit, inNote, inSearch } from './admin-table.ts'
import { adminToday } from './admin-today.ts'
import { type Engine, onEachEngine } from './engines.ts'
import { fill } from './fill.ts'
import { benchKeys } from './key-work.ts'
import { atMost, type Figure, median } from './measure.ts'
import { ADMIN, type Running, startSite } from './servers.ts'

const FEW = 1000
const MANY = 100_000
const RUNS = 300
const STARTS = 5

/** A day of the filled database with typical load. */
const FULL_DAY = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

const SLOT_CHECK = `/api/v1/services/check-timeslot?date=${FULL_DAY}&time=10:00&duration=120`
const CUSTOMERS_PAGE = '/api/v1/customers'
const CUSTOMER_SEARCH = '/api/v1/customers?search=kofi+oak'
const YEAR = new Date().getFullYear()
const REPORT = `/api/v1/appointments/report?from=${YEAR}-01-01&until=${YEAR}-12-31`
const BEST_CUSTOMERS = `/api/v1/customers/best?from=${YEAR}-01-01&until=${YEAR}-12-31&before_from=${YEAR - 1}-01-01&before_until=${YEAR - 1}-12-31`
const LIST_PAGE = '/api/v1/appointments/?limit=50&sort=created_at&order=desc'

/** Compares slot checks, lists, searches and server starts with 100,000 stored requests and with 1,000. */
export async function benchLists(): Promise<Figure[]> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    return await onEachEngine(engine => benchOn(engine, browser))
  } finally {
    await browser.close()
  }
}

async function benchOn({ name, newLocation }: Engine, browser: Browser): Promise<Figure[]> {
  const [few, many] = [await newLocation(), await newLocation()]
  // With retention, the store would be erased while it is measured: it goes back further.
  const env = { CONTENT_DIR: sampleWith({ retention: { requestDays: 36_500, copyDays: 30 } }) }
  await fill(few, FEW, new Date())
  await fill(many, MANY, new Date())
  // The first start creates the account and fills the compile cache.
  await (await startSite(many, env)).stop()
  const starts: number[] = []
  for (let run = 0; run < STARTS; run++) {
    const site = await startSite(many, env)
    starts.push(site.readyMs)
    await site.stop()
  }
  const [small, large] = [await startSite(few, env), await startSite(many, env)]
  try {
    const tokens = { small: await signIn(small), large: await signIn(large) }
    const slot = await beside(
      () => ask(large, SLOT_CHECK),
      () => ask(small, SLOT_CHECK),
    )
    const list = await beside(
      () => ask(large, LIST_PAGE, tokens.large),
      () => ask(small, LIST_PAGE, tokens.small),
    )
    const customers = await p95(() => ask(large, CUSTOMERS_PAGE, tokens.large))
    const found = await p95(() => ask(large, CUSTOMER_SEARCH, tokens.large))
    const report = await p95(() => ask(large, REPORT, tokens.large))
    const best = await p95(() => ask(large, BEST_CUSTOMERS, tokens.large))
    const table = await adminTable(browser, large.origin, tokens.large)
    const today = await adminToday(browser, large.origin, tokens.large)
    const keys: Figure[] = []
    for (const [field, open] of Object.entries({ search: inSearch, "a caller's name": inCallerName, 'a change': inEdit, note: inNote }))
      keys.push(...(await benchKeys(`${name}: ${field}, 100,000 stored`, browser, open(large.origin, tokens.large))))
    return [
      { name: `${name}: slot check, p95 at 100,000 stored / at 1,000`, ...atMost(slot.ratio, 2, 'ratio') },
      { name: `${name}: a page of the list, p95 at 100,000 stored / at 1,000`, ...atMost(list.ratio, 2, 'ratio') },
      { name: `${name}: a page of the list at 100,000 stored, p95`, value: Number(list.p95.toFixed(1)), unit: 'ms', aim: '', holds: true },
      { name: `${name}: a page of the customers of 100,000, p95`, ...atMost(customers, 200, 'ms') },
      { name: `${name}: a search of customers of 100,000, p95`, ...atMost(found, 1000, 'ms') },
      { name: `${name}: a year's report of 100,000, p95`, ...atMost(report, 200, 'ms') },
      { name: `${name}: a year's best customers of 100,000, p95`, ...atMost(best, 200, 'ms') },
      ...table.map(({ what, ms }) => ({ name: `${name}: admin table of 100,000, ${what}`, ...atMost(ms, 200, 'ms') })),
      { name: `${name}: Today of 100,000 on a phone, from tap to painted visits, at 4x slowdown`, ...atMost(today.visits, 300, 'ms') },
      { name: `${name}: the same, all of it`, value: Math.round(today.all), unit: 'ms', aim: '', holds: true },
      ...keys,
      { name: `${name}: start to ready at 100,000 stored`, ...atMost(median(starts), 500, 'ms') },
    ]
  } finally {
    await small.stop()
    await large.stop()
  }
}

/** Calls both in turn; returns the first's 95th percentile, and its ratio to the second's. */
async function beside(first: () => Promise<number>, second: () => Promise<number>): Promise<{ p95: number; ratio: number }> {
  const times: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    times[0].push(await first())
    times[1].push(await second())
  }
  const [p95, other] = times.map(p95Of)
  return { p95: p95 ?? Number.NaN, ratio: (p95 ?? Number.NaN) / (other ?? Number.NaN) }
}

async function p95(call: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await call())
  return p95Of(times)
}

function p95Of(times: readonly number[]): number {
  // Drop the warm-up.
  const sorted = times.slice(10).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}

async function ask({ origin }: Running, path: string, token = ''): Promise<number> {
  const began = performance.now()
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return performance.now() - began
}

async function signIn({ origin }: Running): Promise<string> {
  const { csrf_token: csrf } = (await (await fetch(`${origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf }
  const answer = await fetch(`${origin}/api/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
  return ((await answer.json()) as { token: string }).token
}
