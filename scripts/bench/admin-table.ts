import type { Browser, Page } from '@playwright/test'
import type { OpenField } from './key-work.ts'
import { median } from './measure.ts'

const RUNS = 5

/** Pause between actions: people look at an answer before the next action. */
const LOOK_MS = 400

/** The admin's views of the table, by hash. */
const VIEWS: Readonly<Record<string, string>> = {
  'sorted by visit': 'sort=appointment_date+asc',
  'sorted by name': 'sort=name+asc',
  'sorted by value': 'sort=estimated_value+desc',
  'only pending': 'status=Pending',
  'only quotes': 'request_type=quote',
  'searched for a name': 'search=maple',
  'searched for what nobody has': 'search=qqqqqq',
  'page 1,000': 'page=1000',
}

/** Measures the median time from a change of the hash until its rows are painted. */
export async function adminTable(browser: Browser, origin: string, token: string): Promise<{ what: string; ms: number }[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  const times: { what: string; ms: number }[] = []
  for (const [what, query] of Object.entries(VIEWS)) {
    const runs: number[] = []
    for (let run = 0; run < RUNS; run++) {
      // A page of its own: one that has shown a view before has it still.
      const page = await context.newPage()
      await openTable(page, origin, token)
      await page.waitForTimeout(LOOK_MS)
      runs.push(await show(page, `#/admin?${query}`))
      await page.close()
    }
    times.push({ what, ms: median(runs) })
  }
  await context.close()
  return times
}

/** Opens the filled table with the focus in its search field. */
export function inSearch(origin: string, token: string): OpenField {
  return async page => {
    await openTable(page, origin, token)
    await page.getByRole('searchbox').click()
  }
}

/** Opens the owner's form with the focus where the name of who calls is typed, and customers are found. */
export function inCallerName(origin: string, token: string): OpenField {
  return async page => {
    await openTable(page, origin, token)
    await page.getByRole('button', { name: 'New request' }).click()
    await page.getByRole('dialog').getByLabel('Name').click()
  }
}

/** Opens the form that changes a request with the focus in the customer's name. */
export function inEdit(origin: string, token: string): OpenField {
  return async page => {
    await openFirst(page, origin, token)
    await page.getByRole('button', { name: 'Edit request' }).click()
    await page.getByRole('dialog', { name: 'Edit request' }).getByLabel('Name').click()
  }
}

/** Opens a request with the focus in a new note. */
export function inNote(origin: string, token: string): OpenField {
  return async page => {
    await openFirst(page, origin, token)
    await page.getByLabel('New note, only for you').click()
  }
}

async function openFirst(page: Page, origin: string, token: string): Promise<void> {
  await openTable(page, origin, token)
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click()
}

/** Opens the admin as somebody who has signed in before. */
export async function openAdmin(page: Page, address: string, token: string): Promise<void> {
  await page.addInitScript(stored => localStorage.setItem('adminToken', stored), token)
  await page.goto(address)
}

async function openTable(page: Page, origin: string, token: string): Promise<void> {
  await openAdmin(page, `${origin}/#/admin`, token)
  await page.locator('#admin tbody tr').first().waitFor()
}

/** The longest a view may take before the measurement fails, in ms: without a limit it would wait forever for what never comes. */
const LATEST_MS = 60_000

function show(page: Page, hash: string): Promise<number> {
  return page.evaluate(
    async ([hash, latest]) => {
      const began = performance.now()
      const loaded = new Promise<void>((resolve, reject) => {
        // Observed, not polled: a busy state that lasts for less than a timer would be missed.
        new MutationObserver((changes, observer) => {
          if (
            !changes.some(({ target, oldValue }) => oldValue === 'true' && target instanceof Element && target.matches('.requests[aria-busy=false]'))
          )
            return
          observer.disconnect()
          resolve()
        }).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'], attributeOldValue: true })
        setTimeout(() => reject(new Error(`the list at ${hash} has not loaded in ${latest} ms`)), latest)
      })
      location.hash = hash
      await loaded
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - began
    },
    [hash, LATEST_MS] as const,
  )
}
