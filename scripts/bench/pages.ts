import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, devices } from '@playwright/test'
import { findBrowser } from '../lib/find-browser.ts'
import { firstTouch } from './first-touch.ts'
import { benchKeys } from './key-work.ts'
import { atMost, type Figure, median } from './measure.ts'
import { loadPage, type PageLoad, type Profile } from './page-load.ts'
import { pagesBesideBare } from './page-server.ts'
import { startPhotoSite } from './photo-site.ts'
import { startBare, startSite } from './servers.ts'

const RUNS = 7

const EMPTY = brotliCompressSync(
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>',
)

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']

const PHONE: Profile = { context: pixel, cpuSlowdown: 4, latencyMs: 150, megabitsPerSecond: 1.6 }

const DESK: Profile = { context: { viewport: { width: 1350, height: 940 } }, cpuSlowdown: 1, latencyMs: 40, megabitsPerSecond: 10 }

/** Compares the public pages with an empty page, on a slow phone and on a desktop, and the server with Node's own; measures the form's answers. */
export async function benchPages(): Promise<Figure[]> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const site = await startSite()
  const { headers } = await fetch(`${site.origin}/`, { headers: { 'accept-encoding': 'br' } })
  // The empty page gets the site's headers too: some make a browser start a process, which is not the page's cost.
  const sent = { ...Object.fromEntries(headers), 'content-length': EMPTY.length }
  const empty = await startBare((request, response) =>
    request.url === '/' ? response.writeHead(200, sent).end(EMPTY) : response.writeHead(404).end(),
  )
  try {
    return [
      ...(await benchPhotos(browser, empty.origin)),
      ...(await benchLoad('phone', browser, site.origin, empty.origin, PHONE)),
      ...(await benchLoad('desk', browser, site.origin, empty.origin, DESK)),
      ...(await benchForm(browser, site.origin)),
      { name: 'cached pages a second, ours / bare node:http', ...atLeastRatio(await pagesBesideBare(site.origin)) },
    ]
  } finally {
    await browser.close()
    await site.stop()
    await empty.stop()
  }
}

/** The same with a photo hero, 40 pictures in the gallery and one wherever else content takes one. */
async function benchPhotos(browser: Browser, empty: string): Promise<Figure[]> {
  const site = await startPhotoSite()
  try {
    return [
      ...(await benchLoad('phone, photographs', browser, site.origin, empty, PHONE)),
      ...(await benchLoad('desk, photographs', browser, site.origin, empty, DESK)),
    ]
  } finally {
    await site.stop()
  }
}

async function benchLoad(name: string, browser: Browser, ours: string, empty: string, device: Profile): Promise<Figure[]> {
  const loads: { ours: PageLoad; empty: PageLoad }[] = []
  for (let run = 0; run < RUNS; run++) {
    loads.push({ ours: await loadPage(browser, `${ours}/`, device), empty: await loadPage(browser, `${empty}/`, device) })
  }
  const middle = (pick: (load: (typeof loads)[number]) => number) => median(loads.map(pick))
  return [
    {
      name: `${name}: first contentful paint later than of an empty page`,
      ...atMost(
        middle(load => load.ours.fcp - load.empty.fcp),
        100,
        'ms',
      ),
    },
    {
      name: `${name}: largest contentful paint`,
      ...atMost(
        middle(load => load.ours.lcp),
        1500,
        'ms',
      ),
    },
    {
      name: `${name}: total blocking time`,
      ...atMost(
        middle(load => load.ours.tbt),
        20,
        'ms',
      ),
    },
    { name: `${name}: cumulative layout shift`, ...atMost(Math.max(...loads.map(load => load.ours.cls)), 0, 'ratio') },
    {
      name: `${name}: first contentful paint of the empty page`,
      value: Math.round(middle(load => load.empty.fcp)),
      unit: 'ms',
      aim: '',
      holds: true,
    },
  ]
}

async function benchForm(browser: Browser, origin: string): Promise<Figure[]> {
  const touches: number[] = []
  for (let run = 0; run < RUNS; run++) touches.push(await firstTouch(browser, origin))
  return [
    { name: 'form: first touch to the living form, warmed', ...atMost(median(touches), 100, 'ms') },
    ...(await benchKeys('form', browser, async page => {
      await page.goto(`${origin}/?package=car-gold-shine&size=mid#appointments`)
      await page.locator('#booking-form [name=name]').click()
    })),
  ]
}

function atLeastRatio(value: number): Omit<Figure, 'name'> {
  return { value: Number(value.toFixed(2)), unit: 'ratio', aim: '', holds: true }
}
