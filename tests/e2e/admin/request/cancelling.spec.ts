import type { Page } from '@playwright/test'
import policies from '../../../cases/policies.json' with { type: 'json' }
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** What cancelling costs by the content's policies, said where the owner cancels, on a site without mail. */

const ALWAYS = { id: 'all', rows: [{ fee: { kind: 'amount', amount: 5000 } }] }

test.use({ business: { edits: [{ file: 'policies.json', at: '', set: { cancellations: [ALWAYS], words: policies.words } }] } })

const status = (page: Page, name: string) => page.getByRole('combobox', { name: `Status of ${name}` })

test('who cancels in the list, several at once, or all of a sender reads before it what the customers owe, and afterwards in the request', async ({
  page,
  request: api,
}) => {
  for (const name of ['Cal One', 'Cal Two', 'Cal Three']) await sendRequest(api, name, { date: freeDay(), time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin/requests?search=Cal')

  await status(page, 'Cal One').selectOption('Cancelled')
  const question = page.getByRole('dialog', { name: 'Cancel the visit of Cal One?' })
  await expect(question).toContainText('Cancelling now: $50 by your policy.')
  await expect(question.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page, [320, 1440], 'dialog[open]')
  await admin.saves(() => question.getByRole('button', { name: 'Cancel the visit', exact: true }).click())
  await expect(status(page, 'Cal One')).toHaveValue('Cancelled')

  await page.getByRole('button', { name: 'Details of Cal One' }).click()
  await expect(page.getByRole('dialog', { name: 'Cal One' }).getByRole('region', { name: 'Deposit and cancelling' })).toContainText(
    '$50 by your policy, as of',
  )
  await page.keyboard.press('Escape')

  for (const name of ['Cal Two', 'Cal Three']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('region', { name: 'Selected requests' }).getByRole('button', { name: 'Cancel them' }).click()
  const several = page.getByRole('alertdialog')
  await expect(several).toContainText('Cancelling now costs by your policy:')
  await expect(several.getByRole('listitem')).toHaveText(['Cal Three and Cal Two – $50'])
  await several.getByRole('button', { name: 'Back' }).click()

  // Deleting a visit to come asks for nothing: it says what cancelling would.
  const wouldCost = 'to cancel instead of deleting would cost by your policy:'
  await page.getByRole('region', { name: 'Selected requests' }).getByRole('button', { name: /trash/i }).click()
  await expect(several).toContainText(wouldCost)
  await expect(several.getByRole('listitem')).toHaveText(['Cal Three and Cal Two – $50'])
  await expectAccessible(page, [320, 1440], 'dialog[open]')
  await several.getByRole('button', { name: 'Back' }).click()

  await page.getByRole('button', { name: 'Details of Cal Two' }).click()
  await page.getByRole('dialog', { name: 'Cal Two' }).getByRole('button', { name: 'Delete' }).click()
  await expect(several).toContainText(wouldCost)
  await expect(several.getByRole('listitem')).toHaveText(['Cal Two – $50'])
  await several.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('link', { name: /more requests came from the same connection$/ }).click()
  await page.getByRole('button', { name: 'Cancel all pending (2)' }).click()
  await expect(several.getByRole('listitem')).toHaveText(['Cal Three and Cal Two – $50'])
  await expectAccessible(page, [320, 1440], 'dialog[open]')
})

test('who clears all reads what it would cost in all to cancel the visits to come instead', AGAIN, async ({ page, request: api }) => {
  for (const name of ['Cal One', 'Cal Two', 'Cal Three']) await sendRequest(api, name, { date: freeDay(), time: '09:00' })
  await sendRequest(api, 'Quinn Quote')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.clearAll()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Of those, 3 visits still to come: to cancel instead of deleting would cost $150 in all by your policy.',
  )
  await expectAccessible(page, [320, 1440], 'dialog[open]')
})
