import { discardDraft, stored, storedDraft, writeDraft, writePublished } from './support/documents.ts'
import { expect, test } from './support/studio.ts'

const MOTORCYCLE = 'category-Motorcycle'
const AMOUNT = 'packages[0].price.amount'

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

  const changes = page.getByRole('region', { name: 'The last changes of prices' })
  const change = changes.getByRole('group', { name: /^Motorcycles.*Standard Detail/ })
  await expect(change).toContainText(`$${before / 100} → $81`)
  await change.getByRole('button', { name: /^Put back/ }).click()
  await expect.poll(() => storedDraft(page, MOTORCYCLE, AMOUNT)).toBe(before)
  await expect(change).toContainText('As before this change.')

  const drafts = page.getByRole('region', { name: 'Drafts that wait' })
  await expect(drafts.getByRole('listitem')).toHaveText(['Messages', 'Motorcycles'])
  await drafts.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByTestId('form-view')).toBeVisible()
  await expect(page).toHaveURL(/messages/)
  await discardDraft(page, 'messages')
  await discardDraft(page, MOTORCYCLE)
})
