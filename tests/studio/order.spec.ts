import type { Page } from '@playwright/test'
import type { ServiceCatalog } from '#src/contract/generated/types.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { storedDraft } from './support/documents.ts'
import { expect, test } from './support/studio.ts'

/** The order of the categories, as an owner sets it. */

const rows = (page: Page) => page.getByTestId('order').getByRole('listitem')

test('categories are put in another order by a press, by keyboard and by dragging, and published together', async ({ owner, studio }) => {
  await owner.goto('/structure/order')
  await expect(rows(owner)).toHaveText(['Cars & SUVs', /RV/, /Semi/, /Tractor/, /Motorcycle/])
  await expectAccessible(owner, [1400, 390], '[data-testid="order"]')

  const up = owner.getByRole('button', { name: 'Move Motorcycles up' })
  await up.focus()
  await owner.keyboard.press('Enter')
  await expect(rows(owner)).toHaveText(['Cars & SUVs', /RV/, /Semi/, /Motorcycle/, /Tractor/])
  await expect(up).toBeFocused()
  await expect(owner.getByText('Motorcycles is number 4 of 5 in the drafts.')).toBeVisible()
  await expect.poll(() => storedDraft(owner, 'category-Motorcycle', 'order')).toBeGreaterThan(0)

  await rows(owner).filter({ hasText: 'Motorcycle' }).dragTo(rows(owner).first())
  await expect(rows(owner).first()).toHaveText('Motorcycles')
  await expect(owner.getByRole('button', { name: 'Move Motorcycles up' })).toBeDisabled()

  await owner.getByRole('button', { name: 'Publish Motorcycles…' }).click()
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  const first = async () => {
    const { services } = (await (await fetch(`${studio.siteOrigin}/api/v1/catalog`)).json()) as ServiceCatalog
    return services[0]?.title
  }
  await expect.poll(first, { timeout: 15_000 }).toBe('Motorcycles')
})
