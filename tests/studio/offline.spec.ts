import type { Page } from '@playwright/test'
import { storedDraft } from './support/documents.ts'
import { cells, openSheet } from './support/sheet.ts'
import { expect, openDocument, openItem, publish, test } from './support/studio.ts'

const PRICE = 'packages[_key=="motorcycle-standard-detail"].price'
const NOTICE = /Not saved yet:/

test('a price typed without a connection is said to be unsaved, kept, and saved when the connection is back', async ({ owner, context, studio }) => {
  await openPrice(owner)
  await context.setOffline(true)
  await amount(owner).fill('81')
  await expect(owner.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
  await expect(owner.getByTestId('pane-footer')).not.toContainText('Saved')
  await expect(owner.getByTestId('pane-footer').getByRole('button', { name: 'Not saved yet' })).toBeDisabled()
  expect(await draftPrice(owner)).toBeNull()

  await context.setOffline(false)
  await expect(owner.getByText(NOTICE)).toHaveCount(0)
  await expect.poll(() => draftPrice(owner)).toBe(8100)
  await amount(owner).blur()
  await expect(amount(owner)).toHaveValue('81')
  await publish(owner)
  await expect.poll(async () => (await fetch(`${studio.siteOrigin}/motorcycle-detailing`)).text()).toContain('$81')
})

test('a price typed into the sheet without a connection, or on a slow one, is not saved yet where Publish stands: there never is nothing to publish', async ({
  owner,
  context,
}) => {
  const price = cells(await openSheet(owner, 'Motorcycles'), 'Standard Detail').first()
  const publishAll = owner.getByRole('button', { name: /^(?:Nothing to publish|Not saved yet|Publish .*)$/ })
  const type = async (amount: string) => {
    await price.dblclick()
    await owner.keyboard.press('ControlOrMeta+a')
    await owner.keyboard.type(amount)
    await owner.keyboard.press('Enter')
  }
  await expect(publishAll).toHaveText('Nothing to publish')
  const sent = Promise.withResolvers<undefined>()
  await owner.route('**/data/actions/**', async route => sent.promise.then(() => route.continue()))
  await type('86')
  await expect(publishAll).toHaveText('Not saved yet')
  sent.resolve(undefined)
  await expect(publishAll).toHaveText('Publish Motorcycles…')
  await owner.unroute('**/data/actions/**')
  await context.setOffline(true)
  await type('87')
  await expect(publishAll).toHaveText('Not saved yet')
  await expect(publishAll).toBeDisabled()
  await owner.screenshot({ path: test.info().outputPath('not-saved.png') })
  await context.setOffline(false)
  await expect(publishAll).toHaveText('Publish Motorcycles…')
  await expect.poll(() => draftPrice(owner)).toBe(8700)
})

test('an edit whose first attempts fail, of which one arrived after all, is stored once, with what was typed meanwhile', async ({ owner }) => {
  await openPrice(owner)
  const sent: string[] = []
  await owner.route('**/data/actions/**', async (route, request) => {
    sent.push((request.postDataJSON() as { transactionId: string }).transactionId)
    if (sent.length === 1) return route.fulfill({ status: 502, body: 'Bad Gateway' })
    if (sent.length > 2) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await amount(owner).fill('82')
  await expect(owner.getByText(NOTICE)).toBeVisible()
  await amount(owner).fill('83')
  await expect.poll(() => draftPrice(owner)).toBe(8300)
  await expect(owner.getByText(NOTICE)).toHaveCount(0)
  expect(new Set(sent.slice(0, 3)).size).toBe(1)
})

test('a page with an edit that is not saved asks before it is closed', async ({ owner, context }) => {
  await openPrice(owner)
  await context.setOffline(true)
  await amount(owner).fill('84')
  await expect(owner.getByText(NOTICE)).toBeVisible()
  const asked = owner.waitForEvent('dialog')
  await owner.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

async function openPrice(page: Page): Promise<void> {
  await openDocument(page, 'category;category-Motorcycle')
  await openItem(page, 'Standard Detail')
}

function amount(page: Page) {
  return page.getByTestId(`field-${PRICE}`).getByRole('textbox', { name: 'Price' })
}

/** What the draft says in the lake, asked past the browser's connection; null without a draft. */
function draftPrice(page: Page): Promise<unknown> {
  return storedDraft(page, 'category-Motorcycle', 'packages[0].price.amount')
}
