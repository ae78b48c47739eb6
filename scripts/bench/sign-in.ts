import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { findBrowser } from '../lib/find-browser.ts'
import type * as Fill from './fill.ts'
import { atMost, type Figure, median } from './measure.ts'
import { type Running, startSite } from './servers.ts'
import { type SignInTimes, signInOnce } from './sign-in-once.ts'

const RUNS = 9
const STORED = 1000

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/**
 * Measures from Login to the first of 1,000 stored requests on screen, in turn with another checkout of this project that has been built where one is
 * named: `BESIDE=../earlier npm run bench -- sign-in`.
 */
export async function benchSignIn(): Promise<Figure[]> {
  const beside = process.env['BESIDE']
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] })
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const sites: Running[] = []
  try {
    for (const checkout of ['.', ...(beside === undefined ? [] : [beside])]) {
      sites.push(await startFilled(resolve(checkout), mkdtempSync(join(folder, 'data-'))))
    }
    const figures: Figure[] = []
    for (const [screen, options] of Object.entries(SCREENS)) figures.push(...figuresOf(screen, await inTurn(browser, sites, options)))
    return figures
  } finally {
    for (const site of sites) await site.stop()
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts a checkout's own site on requests that its own code has stored: their shape in the database may differ. */
async function startFilled(checkout: string, dataDir: string): Promise<Running> {
  const before = process.cwd()
  process.chdir(checkout)
  try {
    const { fill } = (await import(pathToFileURL(resolve('scripts/bench/fill.ts')).href)) as typeof Fill
    await fill({ dataDir, databaseUrl: null }, STORED, new Date())
    return await startSite({ dataDir }, {}, 'dist/server/main.js')
  } finally {
    process.chdir(before)
  }
}

/** The times of each site, run by run in turn; the first run of each is a warm-up. */
async function inTurn(browser: Browser, sites: readonly Running[], options: BrowserContextOptions): Promise<SignInTimes[][]> {
  const times: SignInTimes[][] = sites.map(() => [])
  for (let run = 0; run <= RUNS; run++) {
    for (const [index, { origin }] of sites.entries()) {
      const measured = await signInOnce(browser, origin, options)
      if (run > 0) times[index]?.push(measured)
    }
  }
  return times
}

const PARTS: Readonly<Record<keyof SignInTimes, string>> = { first: 'the first rows', all: 'all rows of the page', settled: 'the last change' }

function figuresOf(screen: string, [ours = [], others]: SignInTimes[][]): Figure[] {
  return (['first', 'all', 'settled'] as const).flatMap(part => {
    const name = `sign-in to ${PARTS[part]}, ${screen}`
    const own: Figure = { name, value: Math.round(median(ours.map(times => times[part]))), unit: 'ms', aim: '', holds: true }
    if (others === undefined) return [own]
    // In pairs: what else the machine does slows both of a pair.
    const ratio = median(ours.map((times, run) => times[part] / (others[run]?.[part] ?? Number.NaN)))
    return [
      own,
      { ...own, name: `${name}, of the other`, value: Math.round(median(others.map(times => times[part]))) },
      { name: `${name} / the other's`, ...atMost(ratio, 1, 'ratio') },
    ]
  })
}
