import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import {
  allDocuments,
  discardDraft,
  openPlace,
  publishedDocument,
  stored,
  storedDraft,
  writeDocument,
  writeDraft,
  writePublished,
  writePublishedTogether,
} from './support/documents.ts'
import { part } from './support/item-form.ts'
import { expect, field, test } from './support/studio.ts'

const RULES = 'rules[title=="Winter sale"]'
const [CAR, MOTORCYCLE] = ['category-Car', 'category-Motorcycle']
const titles = async (page: Page, of: typeof stored) => [await of(page, CAR, `${RULES}.title`), await of(page, MOTORCYCLE, `${RULES}.title`)]

async function openOffers(page: Page): Promise<void> {
  await page.goto('/offers')
  await expect(page.getByRole('region', { name: 'New offer' })).toBeVisible()
}

async function publishAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish 2 drafts/ }).click()
  await publishAsked(page)
}

async function publishAsked(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What will this change do?' })
  await expect(dialog).toContainText('Winter sale')
  await page.screenshot({ path: test.info().outputPath('offer-published.png') })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  const done = page.getByRole('dialog', { name: 'Published' })
  await done.getByRole('button', { name: 'Close' }).last().click()
}

test('an offer over two categories is one form, said as pages say it, published at once, shown, and removed', async ({ owner: page, studio }) => {
  await openOffers(page)
  for (const id of [CAR, MOTORCYCLE]) await discardDraft(page, id)
  const form = page.getByRole('region', { name: 'New offer' })
  await form.getByRole('button', { name: 'Add this offer' }).click()
  await expect(form.getByLabel('From', { exact: true })).toHaveAccessibleDescription('Choose the first day')
  await expect(form.getByRole('alert'), 'it is said beside the press').toHaveText('Not done yet: what is marked above has to be fixed first.')
  await expect(form.getByLabel('What it is called')).toBeFocused()
  await form.getByLabel('What it is called').fill('Winter sale')
  await form.getByLabel('Off', { exact: true }).fill('10')
  const [year] = new Date().toISOString().split('-')
  await form.getByLabel('From', { exact: true }).fill(`${Number(year) + 1}-12-01`)
  await form.getByLabel('Until', { exact: true }).fill(`${Number(year) + 1}-12-31`)
  await form.getByRole('button', { name: 'Add this offer' }).click()
  const everything = form.getByRole('checkbox', { name: 'Everything' })
  await expect(everything).toBeFocused()
  await expect(everything).toHaveAccessibleDescription('Choose at least one package')
  await form.getByRole('checkbox', { name: 'Gold Shine Rejuvenation' }).check()
  await form.getByRole('checkbox', { name: 'All of Motorcycles' }).check()
  await expect(form).toContainText(`Pages show it from December 1, ${Number(year) + 1} on; whoever books a visit on its days gets it now.`)
  await form.getByRole('checkbox', { name: 'Pages show it before its first day, too' }).check()
  await expect(form).toContainText('Pages will say until it ends, and on its days')
  await expect(form).toContainText('Cars & SUVs: Winter sale: -10% on the package · Only with Gold Shine Rejuvenation · December 1')
  await page.screenshot({ path: test.info().outputPath('offer.png'), fullPage: true })
  await form.getByRole('button', { name: 'Add this offer' }).click()
  await expect.poll(() => titles(page, storedDraft)).toEqual([['Winter sale'], ['Winter sale']])

  // What is added to motorcycles later belongs to it: their packages are not named.
  expect(await storedDraft(page, CAR, `${RULES}.when.package`)).toEqual([['car-gold-shine']])
  expect(await storedDraft(page, MOTORCYCLE, `${RULES}.when.package`)).toEqual([null])

  await publishAll(page)
  await expect.poll(() => titles(page, stored)).toEqual([['Winter sale'], ['Winter sale']])
  await expect.poll(async () => (await page.request.get(`${studio.siteOrigin}/car-detailing`)).text()).toContain('Winter sale')

  const known = page.getByRole('region', { name: 'Offers that there are' })
  await expect(known).toContainText('10% off · ')
  await expect(known).toContainText('Cars & SUVs (1 package)')
  await expect(known).toContainText('Winter saleTo come')
  await expect(known).toContainText('Pages show it before its first day, too')

  await page.goto('/')
  const changes = page.getByRole('region', { name: 'The last changes' })
  const offers = changes.getByRole('region', { name: /^Offer “Winter sale”, / })
  await expect(offers).toHaveCount(1)
  await expect(offers).toContainText(/Added: 10% off · December 1\s–\s31, .* · Cars & SUVs \(1 package\) · Motorcycles/)
  await expect(changes, 'no entry for each category').not.toContainText(/Winter sale[^·]*was added/)
  await page.screenshot({ path: test.info().outputPath('start-offer.png') })
  await offers.getByRole('button', { name: /^Put back/ }).click()
  await page.getByRole('dialog', { name: 'What will this change do?' }).getByRole('button', { name: 'Not now' }).click()
  await expect.poll(() => titles(page, storedDraft)).toEqual([[], []])
  await expect(offers).toContainText('Put back; the site has it once that is published.')
  for (const id of [CAR, MOTORCYCLE]) await discardDraft(page, id)
  await openOffers(page)
  await known.getByRole('button', { name: 'Remove: Winter sale' }).click()
  await expect.poll(() => titles(page, storedDraft)).toEqual([[], []])
  await publishAll(page)
  await expect.poll(() => titles(page, stored)).toEqual([[], []])
})

test('an offer is shown from its first day on, unless it is to be announced', async ({ owner: page, studio }) => {
  const when = { _type: 'When', date: { _type: 'DateRange', from: '2040-12-01', until: '2040-12-31' } }
  const effect = { _type: 'Effect', kind: 'percent', bps: -1000, of: 'base' }
  const rule = { _type: 'Rule', _key: 'winter-sale', id: 'winter-sale', title: 'Winter sale', when, effect }
  await writePublished(page, CAR, { rules: [rule] })
  const site = async () => (await page.request.get(`${studio.siteOrigin}/car-detailing`)).text()
  await expect.poll(site).toContain('Winter sale')
  await openOffers(page)
  const known = page.getByRole('region', { name: 'Offers that there are' })
  await known.getByRole('button', { name: 'Change: Winter sale' }).click()
  const form = page.getByRole('region', { name: 'Change “Winter sale”' })
  await form.getByRole('checkbox', { name: 'Pages show it before its first day, too' }).uncheck()
  await page.screenshot({ path: test.info().outputPath('offer-quiet.png'), fullPage: true })
  await form.getByRole('button', { name: 'Change this offer' }).click()
  await expect(known).toContainText('Pages show it from December 1, 2040 on; whoever books a visit on its days gets it now')
  await expect(known).toContainText('Changed, not published yet')
  await page.screenshot({ path: test.info().outputPath('offer-known.png'), fullPage: true })
  await page.getByRole('button', { name: 'Publish it…' }).click()
  await page.getByRole('dialog', { name: 'What will this change do?' }).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(site).not.toContain('Winter sale')
  await expect(known).not.toContainText('not published yet')
})

test('an offer that was just added says that visitors do not get it yet, and waits on the first page as one', async ({ owner: page }) => {
  await openOffers(page)
  for (const id of [CAR, MOTORCYCLE]) await discardDraft(page, id)
  const form = page.getByRole('region', { name: 'New offer' })
  await form.getByLabel('What it is called').fill('Winter sale')
  await form.getByLabel('Off', { exact: true }).fill('10')
  await form.getByLabel('Only with a code').fill('WINTER10')
  for (const all of ['All of Cars', 'All of Motorcycles']) await form.getByRole('checkbox', { name: all }).check()
  await form.getByRole('button', { name: 'Add this offer' }).click()
  await expect(form.getByRole('status').last()).toContainText('“Winter sale” is in the drafts. Visitors get it once you publish it.')
  await expect(form.getByRole('button', { name: 'Publish it…' })).toBeInViewport()
  await page.screenshot({ path: test.info().outputPath('offer-added.png') })

  await writeDraft(page, 'messages', { 'success.title': 'Thanks' })
  await page.goto('/')
  const waiting = page.getByRole('region', { name: 'Drafts that wait' }).getByRole('listitem')
  await expect(waiting).toHaveCount(2)
  await expect(waiting.first()).toContainText('Offer “Winter sale”: 2 documentsCars & SUVs, Motorcycles')
  await page.screenshot({ path: test.info().outputPath('start-offer.png') })
  await waiting.first().getByRole('button', { name: 'Publish these 2: Offer “Winter sale”: 2 documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'What will this change do?' })
  await expect(dialog).toContainText('the rest stays a draft:Cars & SUVsMotorcycles')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible()
  expect(await titles(page, stored)).toEqual([['Winter sale'], ['Winter sale']])
  await expect(waiting).toHaveCount(1)
})

test('a category that is made later has the offers that are for everything', async ({ owner: page, studio }) => {
  const year = new Date().getUTCFullYear() + 1
  const rule = {
    _key: 'spring',
    _type: 'Rule',
    id: 'spring',
    title: 'Spring sale',
    when: { _type: 'When', date: { _type: 'DateRange', from: `${year}-03-01`, until: `${year}-03-31` } },
    effect: { _type: 'Effect', kind: 'percent', bps: -1000, of: 'package' },
  }
  const documents = (await allDocuments(page, studio.origin)).filter(({ _id }) => _id.startsWith('category-'))
  const rulesOf = (document: object) => ('rules' in document ? (document.rules as object[]) : [])
  await writePublishedTogether(page, Object.fromEntries(documents.map(document => [document._id, { rules: [...rulesOf(document), rule] }])))
  await page.goto('/structure/category')
  await page.getByTestId('multi-action-intent-button').click()
  await page.getByRole('menuitem', { name: 'One price for each package' }).click()
  await field(page, 'title').fill('Boats')
  await expect.poll(async () => JSON.stringify(await allDocuments(page, studio.origin))).toContain('"title":"Boats"')
  await openOffers(page)
  const known = page.getByRole('region', { name: 'Offers that there are' })
  await expect(known.getByRole('listitem').filter({ hasText: 'Spring sale' })).toContainText('Boats')
  await page.screenshot({ path: test.info().outputPath('offer-of-new.png') })
})

test('a package that is added asks of each rule that names every other one whether it is for it, too', async ({ owner: page }) => {
  await discardDraft(page, MOTORCYCLE)
  const before = await publishedDocument(page, MOTORCYCLE)
  const packages = (await stored(page, MOTORCYCLE, 'packages')) as { id: string }[]
  const ids = packages.map(({ id }) => id)
  const [year] = new Date().toISOString().split('-')
  const when = { _type: 'When', package: ids, date: { _type: 'DateRange', until: `${Number(year) + 1}-12-31` } }
  const effect = { _type: 'Effect', kind: 'percent', bps: -1000, of: 'package' }
  await writePublished(page, MOTORCYCLE, { rules: [{ _key: 'sale', _type: 'Rule', id: 'sale', title: 'Winter sale', when, effect }] })
  await writeDraft(page, MOTORCYCLE, { packages: [...packages, { ...packages[0], _key: 'chrome', id: 'chrome', title: 'Chrome' }] })
  await openOffers(page)
  await page.getByRole('button', { name: 'Publish Motorcycles…' }).click()
  const asked = page.getByRole('region', { name: 'Rules for every other package' })
  await expect(asked).toContainText('“Winter sale” names every package but “Chrome”, which is new.')
  await page.screenshot({ path: test.info().outputPath('left-out.png') })
  await asked.getByRole('button', { name: 'Yes: “Winter sale” is for “Chrome”, too' }).click()
  await expect(asked).toHaveCount(0)
  expect(await storedDraft(page, MOTORCYCLE, 'rules[0].when.package')).toEqual([...ids, 'chrome'])
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()

  const known = page.getByRole('region', { name: 'Offers that there are' })
  await expect(known).toContainText('It names the packages of Motorcycles one by one')
  await page.screenshot({ path: test.info().outputPath('offer-by-name.png'), fullPage: true })
  await known.getByRole('button', { name: 'Also what is added later: Winter sale' }).click()
  await expect.poll(() => storedDraft(page, MOTORCYCLE, 'rules[0].when.package')).toBeNull()
  await expect(known).not.toContainText('one by one')
  await discardDraft(page, MOTORCYCLE)
  await writeDocument(page, before)
})

test('an offer that is added and removed again leaves nothing to publish', async ({ owner: page }) => {
  await openOffers(page)
  await discardDraft(page, MOTORCYCLE)
  expect(await stored(page, MOTORCYCLE, 'rules')).toBeNull()
  const form = page.getByRole('region', { name: 'New offer' })
  await form.getByLabel('What it is called').fill('Spring code')
  await form.getByLabel('Off', { exact: true }).fill('10')
  await form.getByRole('checkbox', { name: 'All of Motorcycles' }).check()
  await form.getByLabel('Only with a code').fill('SPRING27')
  await form.getByRole('button', { name: 'Add this offer' }).click()
  await expect(page.getByRole('button', { name: 'Publish Motorcycles…' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Spring code' }).click()
  await expect(page.getByRole('button', { name: 'Nothing to publish' })).toBeVisible()
})

test('a discount code is the same form: pages say nothing of it, whoever types it gets it, and its days may stay open', async ({
  owner: page,
  studio,
}) => {
  await openOffers(page)
  for (const id of [CAR, MOTORCYCLE]) await discardDraft(page, id)
  const form = page.getByRole('region', { name: 'New offer' })
  const code = form.getByLabel('Only with a code')
  await form.getByLabel('What it is called').fill('Winter sale')
  await form.getByLabel('Off', { exact: true }).fill('10')
  await form.getByRole('checkbox', { name: 'Gold Shine Rejuvenation' }).check()
  await form.getByRole('checkbox', { name: 'All of Motorcycles' }).check()
  await code.fill('gold shine')
  await expect(form.getByRole('alert')).toContainText('Gold Shine Rejuvenation: Tells the code "gold shine" to everybody')
  await expect(form.getByRole('button', { name: 'Add this offer' })).toBeDisabled()
  await code.fill('WINTER10')
  await expect(form).toContainText('Whoever types the code gets:')
  await page.screenshot({ path: test.info().outputPath('offer-code.png'), fullPage: true })
  await form.getByRole('button', { name: 'Add this offer' }).click()
  await form.getByRole('button', { name: 'Publish it…' }).click()
  await publishAsked(page)
  await expect(form.getByRole('button', { name: 'Publish it…' })).toHaveCount(0)
  await expect.poll(() => stored(page, CAR, `${RULES}.when.coupons[]`)).toEqual(['WINTER10'])
  await expect.poll(async () => (await page.request.get(`${studio.siteOrigin}/api/v1/catalog`)).text()).toContain('"coupon"')
  expect(await (await page.request.get(`${studio.siteOrigin}/car-detailing`)).text()).not.toMatch(/Winter sale|WINTER10/)

  const known = page.getByRole('region', { name: 'Offers that there are' })
  await expect(known).toContainText('10% off · Only with the code WINTER10 · Cars & SUVs (1 package) · Motorcycles')
  await known.getByRole('button', { name: 'Remove: Winter sale' }).click()
  await expect.poll(() => titles(page, storedDraft)).toEqual([[], []])
  await expect(known).toContainText('“Winter sale” is gone from the drafts, and from the site once you publish it.')
  await known.getByRole('button', { name: 'Publish it…' }).click()
  await publishAsked(page)
  await expect.poll(() => titles(page, stored)).toEqual([[], []])
})

test('an offer of some weekdays, with a code that may be used so often, is one entry, and is changed in one press', async ({ owner: page }) => {
  await openOffers(page)
  for (const id of [CAR, MOTORCYCLE]) await discardDraft(page, id)
  const form = page.getByRole('region', { name: 'New offer' })
  await form.getByLabel('What it is called').fill('Winter sale')
  await form.getByLabel('Off', { exact: true }).fill('10')
  await form.getByRole('checkbox', { name: 'Tuesday' }).check()
  await form.getByLabel('Only with a code').fill('WINTER10')
  const uses = form.getByRole('group', { name: 'How often the code may be used' })
  await uses.getByLabel('In all').fill('20')
  await uses.getByLabel('Once for each customer').check()
  await form.getByRole('checkbox', { name: 'Gold Shine Rejuvenation' }).check()
  await form.getByRole('checkbox', { name: 'All of Motorcycles' }).check()
  await expect(form).toContainText('On Tuesday')
  await page.screenshot({ path: test.info().outputPath('offer-weekdays.png'), fullPage: true })
  await form.getByRole('button', { name: 'Add this offer' }).click()
  const known = page.getByRole('region', { name: 'Offers that there are' })
  const limited = 'Only with the code WINTER10 · 20 times in all, once for each customer · '
  await expect(known).toContainText(`10% off · ${limited}Tuesdays · Cars & SUVs (1 package) · Motorcycles`)
  await expect(known.getByRole('listitem')).toHaveCount(1)

  await known.getByRole('button', { name: 'Change: Winter sale' }).click()
  const changed = page.getByRole('region', { name: 'Change “Winter sale”' })
  await expect(changed.getByLabel('Off', { exact: true })).toHaveValue('10')
  await expect(changed.getByRole('checkbox', { name: 'All of Motorcycles' })).toBeChecked()
  await changed.getByLabel('Off', { exact: true }).fill('15')
  await changed.getByRole('checkbox', { name: 'Thursday' }).check()
  await changed.getByRole('checkbox', { name: 'All of Motorcycles' }).uncheck()
  await page.screenshot({ path: test.info().outputPath('offer-change.png'), fullPage: true })
  await changed.getByRole('button', { name: 'Change this offer' }).click()
  await expect(form.getByRole('status').last()).toContainText('“Winter sale” is changed in the drafts.')
  await expect(known).toContainText(`15% off · ${limited}Tuesdays and Thursdays · Cars & SUVs (1 package)`)
  await expect(known.getByRole('listitem')).toHaveCount(1)
  expect(await titles(page, storedDraft)).toEqual([['Winter sale'], null])

  // In the rule's form, what is filled in is in sight.
  await openPlace(page, 'Car', 'rules[_key=="winter-sale"]')
  await expect(part(page, 'when.couponLimit').getByLabel('In all')).toHaveValue('20')
  for (const id of [CAR, MOTORCYCLE]) await discardDraft(page, id)
})

test('an offer that would leave nothing of a package is refused before it is added, which a press mends, and says what comes on top', async ({
  owner: page,
}) => {
  await openOffers(page)
  const year = new Date().getUTCFullYear() + 1
  const when = { _type: 'When', date: { _type: 'DateRange', from: `${year}-03-01`, until: `${year}-03-14` } }
  const effect = { _type: 'Effect', kind: 'percent', bps: -1000, of: 'package' }
  await writePublished(page, CAR, { rules: [{ _key: 'special', _type: 'Rule', id: 'special', title: 'Two-week special', when, effect }] })
  const form = page.getByRole('region', { name: 'New offer' })
  await form.getByLabel('What it is called').fill('Winter 20')
  await form.getByRole('radio', { name: 'An amount' }).check()
  await form.getByLabel('Off', { exact: true }).fill('20')
  await form.getByLabel('Only with a code').fill('WINTER20')
  await form.getByRole('checkbox', { name: 'Everything' }).check()
  await expect(form).toContainText('“Two-week special” comes on top, March 1')
  await form.getByRole('button', { name: 'Add this offer' }).click()
  const refused = form.getByRole('alert')
  await expect(refused).toContainText('Exterior Detailing: Would cost less than nothing, where “RV length” is 1 linear foot, with “Winter 20”.')
  await page.screenshot({ path: test.info().outputPath('offer-refused.png'), fullPage: true })
  // What is typed is there still after a look at another screen.
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await expect(page.getByTestId('prices')).toBeVisible()
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  await expect(form.getByLabel('Only with a code')).toHaveValue('WINTER20')
  await form.getByRole('button', { name: 'Add this offer' }).click()
  await form.getByRole('button', { name: /^Leave out “/ }).click()
  await expect(refused).toBeEmpty()
  await form.getByRole('button', { name: 'Add this offer' }).click()
  await expect(form.getByRole('status').last()).toContainText('“Winter 20” is in the drafts.')
  await page.getByRole('button', { name: 'Publish it…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What will this change do?' })
  await expect(dialog).toContainText('Offer “Winter 20”: “Two-week special” comes on top, March 1')
  await page.screenshot({ path: test.info().outputPath('offer-together.png') })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible()
})

test('everything is one box, on and off', async ({ owner: page }) => {
  await openOffers(page)
  const form = page.getByRole('region', { name: 'New offer' })
  const everything = form.getByRole('checkbox', { name: 'Everything, also what is added later' })
  const each = form.getByRole('checkbox', { name: /^All of / })
  await everything.check()
  for (const one of await each.all()) await expect(one).toBeChecked()
  await each.first().uncheck()
  await expect(everything).not.toBeChecked()
})

test('the form is accessible on a desk and a phone, light and dark', async ({ owner: page }) => {
  await openOffers(page)
  await page.getByRole('button', { name: 'Add this offer' }).click()
  await expectAccessible(page, [1400, 390], '[data-testid="offers"]')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the form fits', async ({ owner: page }) => {
    await openOffers(page)
    await page.screenshot({ path: test.info().outputPath('offer-phone.png') })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
