import type { Locator } from '@playwright/test'
import { contrast } from '#src/contract/contrast.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { AGAIN } from '../../../support/browser/again.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** A colour of an element as it is painted over its ground. */
const painted = (of: Locator, property: string) =>
  of.evaluate((element, property) => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) throw new Error('no canvas')
    const grounds: string[] = []
    for (let at: Element | null = element.parentElement; at !== null; at = at.parentElement) grounds.unshift(getComputedStyle(at).backgroundColor)
    for (const color of [...grounds, getComputedStyle(element).getPropertyValue(property)]) {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
    }
    return `#${Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3), part => part.toString(16).padStart(2, '0')).join('')}`
  }, property)

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, colorScheme === 'light' ? AGAIN : {}, () => {
    test.use({ colorScheme })

    test('a dialog and what is filled in there have an edge that can be seen', async ({ page }) => {
      const admin = new AdminPage(page)
      await admin.signIn()
      await admin.isSignedIn()
      const ground = await painted(page.locator('#admin'), 'background-color')
      await page.getByRole('button', { name: 'New request', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'New request' })
      const panel = await painted(dialog, 'background-color')
      if (colorScheme === 'dark') expect(contrast(panel, ground)).toBeGreaterThan(1.1)
      for (const field of [dialog.getByLabel('Name'), dialog.getByLabel('Status'), dialog.getByRole('button', { name: 'Close' })])
        expect(contrast(await painted(field, 'border-top-color'), panel)).toBeGreaterThanOrEqual(3)
    })
  })
