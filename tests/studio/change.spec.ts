import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { QUOTE } from '#tests/support/server/requests.ts'
import { sendRequest } from './support/send-request.ts'
import { expect, openDocument, publish, test } from './support/studio.ts'

const CAR = 'category-Car'
const GOLD_MID = '/packages/2/price/rows/1/price/amount'
const PREVIEW = '**/api/v1/content/preview'

/** The panel beside an open document. */
class ChangePanel {
  readonly panel: Locator
  readonly status: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.panel = page.locator('aside').filter({ hasText: 'What will this change do?' })
    this.status = this.panel.locator('output').first()
  }

  async open(path = `category;${CAR}`): Promise<void> {
    await openDocument(this.page, path)
    await this.page.getByRole('button', { name: 'What will this change do?' }).click()
  }

  /** Edits a document as another tab would: into its draft. */
  async edit(id: string, edits: readonly Edit[]): Promise<void> {
    const query = encodeURIComponent(`*[_id == "${id}"][0]`)
    const { result } = (await this.call(`/v2025-02-19/data/query/production?query=${query}`, null)) as { result: Record<string, unknown> }
    const { _rev, ...document } = result
    const draft = { ...edited(document, edits), _id: `drafts.${id}` }
    await this.mutate({ createOrReplace: draft })
  }

  async discard(id: string): Promise<void> {
    await this.mutate({ delete: { id: `drafts.${id}` } })
  }

  private async mutate(mutation: object): Promise<void> {
    await this.call('/v2025-02-19/data/mutate/production', { mutations: [mutation] })
  }

  private call(path: string, body: object | null): Promise<unknown> {
    return this.page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(path, body === null ? {} : { method: 'POST', headers, body: JSON.stringify(body) })
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        return answer.json()
      },
      [path, body] as const,
    )
  }
}

test('the panel is accessible, headings in their order', async ({ owner: page }) => {
  const change = new ChangePanel(page)
  await change.open()
  await change.edit(CAR, [{ at: GOLD_MID, set: 36_000 }])
  await expect(change.panel.getByRole('region', { name: 'Cars & SUVs' })).toBeVisible()
  await expectAccessible(page, [1400], 'aside')
  await change.discard(CAR)
})

test('a price of a day to come is told with when visitors begin to read of it, and a rule with how much it concerns', async ({ owner: page }) => {
  const [change, id, year] = [new ChangePanel(page), 'category-Motorcycle', new Date().getUTCFullYear() + 1]
  await change.open(`category;${id}`)
  const exact = (amount: number) => ({ _type: 'Price', kind: 'exact', amount })
  const changes = [{ _type: 'DatedChange', _key: 'a', from: `${year}-06-01`, price: exact(9900) }]
  await change.edit(id, [{ at: '/packages/0/price', set: { _type: 'Price', kind: 'dated', price: exact(7500), changes } }])
  const later = change.panel.getByRole('region', { name: `Motorcycles, visits from June 1, ${year} on` })
  await expect(later).toContainText('Visitors read it from today on under “Good to know”.')
  await page.screenshot({ path: test.info().outputPath('announced.png') })

  await change.discard(id)
  const rule = { _key: 'late', _type: 'Rule', id: 'late', title: 'Late', effect: { _type: 'Effect', kind: 'amount', amount: 500 } }
  await change.edit(id, [{ at: '/rules', set: [rule] }])
  // What the packages cost in all stands on their cards.
  await expect(change.status).toHaveText('1 rule would be added, 2 prices would change, and what some visits cost.')
  await page.screenshot({ path: test.info().outputPath('rule-summary.png') })
  await change.discard(id)
})

test('an owner sees what a draft does to prices and to the last requests, and that nothing changes without one', async ({ owner: page, studio }) => {
  const change = new ChangePanel(page)
  await sendRequest(studio.siteOrigin, { vehicle_category: 'Car', car_package: 'car-gold-shine', car_size: 'mid', car_addons: [] })
  await change.open()
  await expect(change.status).toHaveText('Nothing changes for visitors.')

  await change.edit(CAR, [{ at: GOLD_MID, set: 37500 }])
  await expect(change.status).toHaveText('1 price would change.')
  const car = change.panel.getByRole('region', { name: 'Cars & SUVs' })
  await expect(car).toContainText('Gold Shine Rejuvenation')
  await expect(car).toContainText('Mid-Size SUV/Trucks$350+ → $375+')
  await expect(car).toContainText(/Of 7,680 combinations of package, answers and add-ons \d+ cost more\./)
  const requests = change.panel.getByRole('region', { name: 'Requests' })
  await expect(requests).toContainText(/(?:Your last request|1 of your last \d+ requests) would have cost \$25 more\./)
  const link = requests.getByRole('link', { name: new RegExp(`${QUOTE.name} · Gold Shine Rejuvenation`) })
  await expect(link).toHaveAttribute('href', new RegExp(`^${studio.siteOrigin}/#/admin/requests\\?request=`))
  await expect(requests).toContainText('$350+ → $375+')
  await expect(requests).toContainText(/5 to 10 % more\s*1/)
  await expect(requests).toContainText('They would bring $25.00 more and $0.00 less.')
  const [ofRequests, ofCar] = await Promise.all([requests.boundingBox(), car.boundingBox()])
  expect(ofRequests?.y).toBeLessThan(ofCar?.y ?? 0)

  await change.discard(CAR)
  await expect(change.status).toHaveText('Nothing changes for visitors.')
  await expect(car).toHaveCount(0)
})

test('closing a weekday is told as what it is, with who stands on it', async ({ owner: page }) => {
  const change = new ChangePanel(page)
  await change.open('business')
  await expect(change.status).toHaveText('Nothing changes for visitors.')
  await change.edit('business', [{ at: '/hours/6', remove: true }])
  await expect(change.status).toHaveText(/^When visits can be booked would change/)
  await expect(change.panel.getByRole('region', { name: 'Times' })).toContainText('Sundays: no times any more')
  await expect(change.panel).not.toContainText('stay as they are')
  await change.discard('business')
})

test('after publishing, nothing is left to be told, without an edit', async ({ owner: page }) => {
  const change = new ChangePanel(page)
  await change.open()
  await change.edit(CAR, [{ at: GOLD_MID, set: 36500 }])
  await expect(change.status).toHaveText('1 price would change.')
  // The first answers after it come from a site that has not taken it over, and are slower than it is asked again.
  let late = 3
  await page.route(PREVIEW, async route => {
    const { documents } = route.request().postDataJSON() as { documents: unknown[] }
    if (late <= 0) return route.continue()
    await setTimeout(1250)
    // What was live before lacks other documents that were published with this one; with all of them there is nothing wrong.
    if (documents.length === 1) return route.fulfill({ json: stalePreview() })
    late--
    return route.fulfill({ json: { ...stalePreview(), problems: [], difference: BEHIND } })
  })
  await publish(page)
  await expect(change.status).toHaveText('Published: the site is taking it over…')
  expect(await change.panel.textContent()).not.toContain('The site would not take this')
  const givenUp: string[] = []
  page.on('requestfailed', request => givenUp.push(request.url()))
  await expect(change.status).toHaveText('Nothing changes for visitors.', { timeout: 30_000 })
  expect(givenUp.filter(url => url.endsWith('/content/preview'))).toEqual([])
  await page.unroute(PREVIEW)
  await change.edit(CAR, [{ at: GOLD_MID, set: 35000 }])
  await publish(page)
})

/** What differs from what is live until that changes. */
const BEHIND = { documents: [{ document: CAR, change: 'changed' }], categories: [], differing: [], warnings: [] }

/** The answer of a site that does not have a change yet. */
function stalePreview(): object {
  const problems = [{ document: 'examples', pointer: '/examples/0', message: '"Large van" cannot be chosen: unknown package "gone"' }]
  return { site: '', revision: 'old', problems, examples: [], difference: null, requests: null }
}

/** A problem, and the field that it leads to. */
const PROBLEMS: { of: string; edit: Edit; says: string; field: (page: Page) => Locator }[] = [
  // What is only empty is said without alarm.
  {
    of: 'a field of another tab',
    edit: { at: '/seo/title', set: '' },
    says: 'Before the site can take this:',
    field: page => page.getByTestId('field-seo.title').getByRole('textbox'),
  },
  {
    of: 'an amount in the price of a package',
    edit: { at: GOLD_MID, set: 0 },
    says: 'The site would not take this',
    field: page => page.getByTestId('field-packages[_key=="car-gold-shine"].price').getByRole('textbox', { name: 'Mid-Size SUV/Trucks: From' }),
  },
]

for (const { of, edit, says, field } of PROBLEMS) {
  test(`what the site would not take leads to its field, by keyboard, as often as one likes: ${of}`, async ({ owner: page }) => {
    const change = new ChangePanel(page)
    await change.open()
    await change.edit(CAR, [edit])
    const problems = change.panel.getByRole('alert')
    await expect(problems).toContainText(says)
    await expect(change.status).toHaveText('One problem')
    for (let time = 0; time < 2; time++) {
      await problems.getByRole('button').focus()
      await page.keyboard.press('Enter')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toBeInViewport()
    }
    await change.discard(CAR)
  })

  test(`so does the list of what is missing or wrong: ${of}`, async ({ owner: page }) => {
    const change = new ChangePanel(page)
    await change.open()
    await change.edit(CAR, [edit])
    await page.goto(`/structure/category;${encodeURIComponent(`${CAR},inspect=sanity/structure/validation`)}`)
    const problem = page.locator('aside').filter({ hasText: 'What is missing or wrong' }).locator('button[data-ui="Card"]').first()
    for (let time = 0; time < 2; time++) {
      await problem.focus()
      await page.keyboard.press('Enter')
      await expect(field(page)).toBeFocused()
    }
    await change.discard(CAR)
  })
}

test('what is wrong in another document leads there', async ({ owner: page }) => {
  const change = new ChangePanel(page)
  await change.open()
  await change.edit('theme', [{ at: '/radius', set: 9999 }])
  await change.panel.getByLabel('With the other draft, too').check()
  await change.panel.getByRole('alert').getByRole('link').click()
  await expect(page.getByTestId('field-radius').getByRole('spinbutton')).toBeFocused()
  await change.discard('theme')
})

test('what changes beside prices is told in words, such as the order', async ({ owner: page }) => {
  const change = new ChangePanel(page)
  await change.open()
  await change.edit(CAR, [{ at: '/order', set: 25 }])
  await expect(change.panel).toContainText('Place in the order: number 1 → number 2')
  await page.screenshot({ path: test.info().outputPath('order.png') })
  await change.discard(CAR)
})

test('other drafts count when the owner wants them to', async ({ owner: page }) => {
  const change = new ChangePanel(page)
  await change.open()
  await change.edit('messages', [{ at: '/success/title', set: 'Thanks' }])
  await change.edit(CAR, [{ at: GOLD_MID, set: 37500 }])
  await expect(change.status).toHaveText('1 price would change.')
  await expect(change.panel).toContainText('Changed: Cars & SUVs')
  await change.panel.getByLabel('With the other draft, too').check()
  await expect(change.panel).toContainText(/Changed: .*Messages/)
  for (const id of ['messages', CAR]) await change.discard(id)
})

test('a site that cannot be reached, and one that asks for a sign-in, are told', async ({ owner: page }) => {
  const change = new ChangePanel(page)
  await page.route(PREVIEW, route => route.abort())
  await change.open()
  await expect(change.panel.getByRole('alert')).toContainText('The site could not be reached.')
  await page.unroute(PREVIEW)
  await page.route(PREVIEW, route => route.fulfill({ status: 401, json: { error: 'Please sign in' } }))
  await change.panel.getByRole('button', { name: 'Try again' }).click()
  await expect(change.panel).toContainText('Please sign in to the site')
  await expect(change.panel.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a text that is changed on the desk alone is told where phones still say it, and is said there too at a press', async ({ owner: page }) => {
  const change = new ChangePanel(page)
  await change.open('site')
  await change.edit('site', [{ at: '/desktop/sections/0/facts/0', set: 'Open most days' }])
  const left = change.panel.getByRole('region', { name: 'Texts of the other layout' })
  await expect(left).toContainText('Mobile: “Open every day, 7 AM to 7 PM”')
  await left.getByRole('button').first().click()
  await expect(page.locator('input[value="Open every day, 7 AM to 7 PM"]').first()).toBeVisible()
  await left.getByRole('button', { name: 'Say “Open most days” there too' }).click()
  await expect(left).toHaveCount(0)
  await expect(page.locator('input[value="Open most days"]').first()).toBeVisible()
  await change.edit('site', [{ at: '/desktop/sections/0/text', set: 'We wash whatever you drive.' }])
  const own = change.panel.getByRole('region', { name: 'Own texts of the other layout' })
  await expect(own).toContainText(/Mobile: “From motorcycles to semi trucks/)
  await expect(page.getByTestId('form-view').getByRole('region', { name: 'Own texts of the other layout' })).toContainText(/Mobile: “From/)
  await page.screenshot({ path: test.info().outputPath('own-texts.png') })
  await own.getByRole('button', { name: 'Say “We wash whatever you drive.” there too' }).click()
  await expect(own).toHaveCount(0)
  await change.discard('site')
})

test('what the icons above a form do stands beside them where there is room, and in a tooltip elsewhere', async ({ owner: page }) => {
  const icons = ['What will this change do?', 'Try an estimate', 'Change several prices', 'Put a price back']
  await page.setViewportSize({ width: 1900, height: 900 })
  await openDocument(page, `category;${CAR}`)
  for (const name of icons) await expect(page.getByRole('button', { name })).toHaveText(name)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of icons) await expect(page.getByRole('button', { name })).toHaveText('')
  await page.getByRole('button', { name: 'Try an estimate' }).hover()
  await expect(page.getByText('Try an estimate', { exact: true })).toBeVisible()
})
