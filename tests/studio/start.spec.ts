import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { discardDraft, publishedDocument, stored, storedDraft, writeDocument, writeDraft, writePublished } from './support/documents.ts'
import { expect, test } from './support/studio.ts'

const MOTORCYCLE = 'category-Motorcycle'
const AMOUNT = 'packages[0].price.amount'
const ASKS = 'What will this change do?'

test('the Studio opens with what is live, the drafts that wait, and the last changes, each with a press that puts it back', async ({
  owner: page,
  studio,
}) => {
  const before = (await stored(page, MOTORCYCLE, AMOUNT)) as number
  await writePublished(page, MOTORCYCLE, { [AMOUNT]: 8100 })
  await writeDraft(page, 'messages', { 'success.title': 'Thanks' })
  await page.goto('/')
  const live = page.getByRole('region', { name: 'The site' })
  await expect(live).toContainText(/What visitors see has been live since .*20\d\d/)
  await expect(live.getByRole('link', { name: 'Open the site' })).toHaveAttribute('href', studio.siteOrigin)
  await expect(live.getByRole('link', { name: 'Requests' })).toHaveAttribute('href', `${studio.siteOrigin}/#/admin/requests`)

  const changes = page.getByRole('region', { name: 'The last changes' })
  // Newest first: other tests of this Studio changed it before.
  const change = changes.getByRole('group', { name: /^Motorcycles.*Standard Detail/ }).first()
  await expect(change).toContainText(`$${before / 100} → $81`)
  await change.getByRole('button', { name: /^Put back/ }).click()
  await page.getByRole('dialog', { name: ASKS }).getByRole('button', { name: 'Not now' }).click()
  expect(await storedDraft(page, MOTORCYCLE, AMOUNT)).toBe(before)
  expect(await stored(page, MOTORCYCLE, AMOUNT)).toBe(8100)
  await expect(change).toContainText('Put back; the site has it once')

  const drafts = page.getByRole('region', { name: 'Drafts that wait' })
  await expect(drafts.getByRole('listitem')).toContainText([/Messages.*“Thanks”/, 'MotorcyclesOne price was changed'])
  await drafts.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByTestId('form-view')).toBeVisible()
  await expect(page).toHaveURL(/messages/)
  await discardDraft(page, 'messages')
  await discardDraft(page, MOTORCYCLE)
})

test('what the Studio shows first stays once it has heard what the plan has: no press on it is lost', async ({ owner: page }) => {
  const heard = Promise.withResolvers<void>()
  await page.route(/\/features\b/, async route => {
    await heard.promise
    await route.continue()
  })
  await page.goto('/')
  const drafts = page.getByRole('region', { name: 'Drafts that wait' })
  await expect(drafts).toContainText('None: everything is published.')
  const shown = await drafts.evaluateHandle(part => part)
  const answer = page.waitForResponse(/\/features\b/)
  heard.resolve()
  await (await answer).finished()
  // What Sanity makes of it comes with its next frames.
  await page.waitForTimeout(1000)
  expect(await shown.evaluate(part => part.isConnected)).toBe(true)
})

test('a field is found by a word of its name or of its text, and opened', async ({ owner: page }) => {
  await page.goto('/')
  const part = page.getByRole('region', { name: 'Find a field or a text' })
  const search = part.getByRole('searchbox')
  await search.fill('giraffe')
  await expect(part.getByRole('status')).toHaveText('Nothing is called that, or says it.')
  await search.fill('travel fee')
  await expect(part.getByRole('listitem').first()).toContainText('Charge for the way (a travel fee)')
  for (const [word, task] of [
    ['hero', 'Change a photograph'],
    ['FAQ', 'Answer a question'],
    ['coupon', 'Give a discount code'],
    ['duration', 'Change how long something takes'],
    ['surcharge', 'Ask something that changes the price'],
    ['sort', 'Put the categories in another order'],
  ] as const) {
    await search.fill(word)
    await expect(part.getByRole('listitem').first()).toContainText(task)
  }
  await search.fill('embedded hair')
  await expect(part.getByRole('listitem')).toHaveText([/Pet Hair, DescriptionEmbedded hair lifted from carpet/])
  await search.fill('phone')
  await expect(part.getByRole('link').first()).toHaveText('Business, Phone')
  await expectAccessible(page, [1400, 390], 'section[aria-label="Find a field or a text"]')
  await page.screenshot({ path: test.info().outputPath('find.png') })
  await page.setViewportSize({ width: 1400, height: 1000 })
  await part.getByRole('link').first().click()
  await expect(page.getByTestId('field-phone').locator('input')).toBeFocused()
})

test('what waits is discarded where it is listed, after a question, and what else waits stays', async ({ owner: page }) => {
  await writeDraft(page, 'messages', { 'success.title': 'Thanks' })
  await writeDraft(page, MOTORCYCLE, { [AMOUNT]: 8300 })
  await page.goto('/')
  const drafts = page.getByRole('region', { name: 'Drafts that wait' })
  await drafts.getByRole('button', { name: 'Discard: “Motorcycles”' }).click()
  const asked = page.getByRole('dialog', { name: 'Discard what waits of “Motorcycles”?' })
  await asked.getByRole('button', { name: 'Not now' }).click()
  expect(await storedDraft(page, MOTORCYCLE, AMOUNT)).toBe(8300)
  await drafts.getByRole('button', { name: 'Discard: “Motorcycles”' }).click()
  await asked.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(drafts.getByRole('listitem')).toHaveCount(1)
  await expect(drafts.getByRole('listitem')).toContainText('Messages')
  expect(await storedDraft(page, MOTORCYCLE, AMOUNT)).toBeNull()
})

test('a category that is not on the site is left out of what is published together, and is deleted where it is discarded, which is said', async ({
  owner: page,
}) => {
  const category = await publishedDocument(page, MOTORCYCLE)
  const boats = { id: 'Boat', fieldPrefix: 'boat', path: '/boats', sectionId: 'boats', title: 'Boats' }
  // Made now: other tests had one under this id, and took it off the site.
  await writeDocument(page, { ...category, ...boats, _id: 'drafts.category-Boat', _createdAt: undefined })
  await writePublished(page, MOTORCYCLE, { [AMOUNT]: 8050 })
  await writeDraft(page, MOTORCYCLE, { [AMOUNT]: 8400 })
  await page.goto('/')
  const drafts = page.getByRole('region', { name: 'Drafts that wait' })
  await expect(drafts.getByRole('listitem').filter({ hasText: 'Boats' })).toContainText('Not on the site')
  // What was never published has no history, which ends that of nothing else.
  await expect(page.getByRole('region', { name: 'The last changes' })).toContainText('$80.50')
  await drafts.getByRole('button', { name: 'Publish 2 drafts…' }).click()
  const asked = page.getByRole('dialog', { name: ASKS })
  await expect(asked.getByRole('checkbox', { name: 'Boats, which is not on the site: this puts it there' })).not.toBeChecked()
  await expect(asked.getByRole('checkbox', { name: 'Motorcycles' })).toBeChecked()
  // Said by the ticks.
  await expect(asked).not.toContainText('To be published')
  await expectAccessible(page, [1400], '[role="dialog"]')
  await page.screenshot({ path: test.info().outputPath('choice.png') })
  await asked.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toContainText('Visitors see it now.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  expect(await stored(page, MOTORCYCLE, AMOUNT)).toBe(8400)
  expect(await stored(page, 'category-Boat', 'title')).toBeNull()

  await drafts.getByRole('button', { name: 'Discard: “Boats”' }).click()
  const discard = page.getByRole('dialog', { name: 'Delete “Boats” for good?' })
  await expect(discard).toContainText('Of “Boats” nothing is published: all of it is deleted.')
  await discard.getByRole('button', { name: 'Delete for good', exact: true }).click()
  await expect(drafts).toContainText('None: everything is published.')
})

test('what is published while the first page is open is said to be taken over, then to be live', async ({ owner: page }) => {
  let [revision, since, calls, isPublished, answeredAt] = ['', '2030-05-15T09:00:00Z', 0, false, Infinity]
  await page.route('**/api/v1/state', async route => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { content: { revision: string; since: string } }
    // Until then the site may still take over what a test before has put back.
    if (!isPublished) revision = body.content.revision
    // The site takes it over with the third answer.
    if (body.content.revision !== revision && ++calls > 2) [revision, since] = [body.content.revision, '2030-05-15T17:30:00Z']
    await route.fulfill({ json: { ...body, content: { ...body.content, revision, since } } })
    answeredAt = Date.now()
  })
  await page.goto('/')
  const live = page.getByRole('region', { name: 'The site' }).getByRole('status')
  await expect(live).toContainText('May 15, 2030')
  // What is published is known by now, too.
  await expect(page.getByRole('region', { name: 'Drafts that wait' })).toContainText('None: everything is published.')
  // What is live is asked once more for what is published: that answer has come, too.
  await expect.poll(() => Date.now() - answeredAt).toBeGreaterThan(1000)
  const before = await live.textContent()
  isPublished = true
  await writePublished(page, MOTORCYCLE, { [AMOUNT]: 8600 })
  await expect(live).toContainText('What was published since: the site is taking it over…')
  await page.screenshot({ path: test.info().outputPath('start-taking-over.png') })
  await expect(live).toHaveText(/^What visitors see has been live since May 15, 2030 at [\d:]+\s[AP]M\.$/)
  expect(await live.textContent()).not.toBe(before)
})

test('a text that says other hours than are published is named on the first page, and leads to where it stands', async ({ owner: page }) => {
  const hours = (await stored(page, 'business', 'hours')) as { day: string }[]
  await page.goto('/')
  const texts = page.getByRole('region', { name: 'The site', exact: true }).getByRole('region', { name: 'Texts that say other hours' })
  await expect(page.getByRole('region', { name: 'The last changes' })).toBeVisible()
  await expect(texts).toHaveCount(0)
  await writePublished(page, 'business', { hours: hours.filter(({ day }) => day !== 'sunday') })
  await expect(texts).toContainText('but Sundays are closed')
  await page.screenshot({ path: test.info().outputPath('start-hours.png'), fullPage: true })
  await texts.getByRole('link').first().click()
  await expect(page.getByTestId('form-view')).toBeVisible()
  await writePublished(page, 'business', { hours })
})

test('each of the commonest tasks is one press away from the first screen', async ({ owner: page }) => {
  const tasks = page.getByRole('region', { name: 'How do I…' })
  const go = async (task: string, place: string) => {
    await page.goto('/')
    await tasks.getByRole('listitem').filter({ hasText: task }).getByRole('link', { name: place, exact: true }).click()
  }
  await page.goto('/')
  await expect(tasks.getByRole('listitem')).toHaveCount(18)
  await expectAccessible(page, [390, 1400], 'section[aria-label="How do I…"]')
  await tasks.screenshot({ path: test.info().outputPath('how-do-i.png') })
  await go('Raise prices', 'Prices')
  await expect(page.getByRole('region', { name: 'Raise, lower or round' })).toBeVisible()
  for (const task of ['Make an offer', 'Give a discount code']) {
    await go(task, 'Offers')
    await expect(page.getByRole('region', { name: 'New offer' })).toBeVisible()
  }
  await go('Close a day', 'Business')
  await expect(page.getByTestId('field-closedDates')).toBeInViewport()
  await go('Change a text', 'Pages')
  await expect(page.getByTestId('form-view')).toBeVisible()
  await go('Change a photograph', 'At the top: Detailing that comes to you')
  const dialog = page.getByTestId('nested-object-dialog')
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeInViewport()
  await go('Answer a question', 'Questions we hear often')
  await expect(dialog.getByText('Can you remove every scratch?')).toBeInViewport()
  await go('Add a package', 'Motorcycles')
  await expect(page.getByTestId('field-packages')).toBeInViewport()
  await go('Add a size', 'Prices')
  await expect(page.getByRole('button', { name: 'Take a column off…' })).toBeVisible()
  await go('Add an add-on', 'Motorcycles')
  await expect(page.getByTestId('field-addonGroups')).toBeInViewport()
})
