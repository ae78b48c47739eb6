import type { Locator } from '@playwright/test'
import { expect, openDocument, test } from './support/studio.ts'

/** Whether a press in the middle of an element reaches it. */
async function isFree(element: Locator): Promise<boolean> {
  await element.scrollIntoViewIfNeeded()
  return element.evaluate(own => {
    const { x, y, width, height } = own.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && (own.contains(hit) || hit.contains(own) || hit.closest('label')?.contains(own) === true)
  })
}

for (const viewport of [
  { width: 1400, height: 1000 },
  { width: 1400, height: 600 },
  { width: 390, height: 844 },
]) {
  test(`the answer of a trial covers none of its fields, at ${viewport.width} by ${viewport.height}`, async ({ owner: page }) => {
    await page.setViewportSize(viewport)
    await openDocument(page, 'category;category-Car')
    await page.getByRole('button', { name: 'Try an estimate' }).click()
    const panel = page.locator('aside').filter({ hasText: 'Try an estimate' })
    await panel.getByLabel('Package').selectOption({ label: 'Gold Shine Rejuvenation' })
    await panel.getByLabel('Vehicle size').selectOption({ label: 'Mid-Size SUV/Trucks' })
    const answer = panel.locator('output').filter({ hasText: '$350+' })
    await expect(answer).toBeVisible()
    const controls = await panel.locator('select, input, button').all()
    expect(controls.length).toBeGreaterThan(5)
    for (const control of controls) expect(await isFree(control), await control.evaluate(own => own.outerHTML.slice(0, 200))).toBe(true)
    await expect(answer).toBeInViewport()
    await page.screenshot({ path: test.info().outputPath('estimate.png') })
  })
}

test('a panel that begins anew, as while its form loads, has what was tried and the name that was typed for it', async ({ owner: page }) => {
  await openDocument(page, 'category;category-Car')
  const opens = page.getByRole('button', { name: 'Try an estimate' })
  await opens.click()
  const panel = page.locator('aside').filter({ hasText: 'Try an estimate' })
  await panel.getByLabel('Package').selectOption({ label: 'Gold Shine Rejuvenation' })
  await panel.getByLabel('Vehicle size').selectOption({ label: 'Mid-Size SUV/Trucks' })
  await panel.getByLabel('Name of the example').fill('The usual')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
  await opens.click()
  await expect(panel.getByLabel('Package').locator('option:checked')).toHaveText('Gold Shine Rejuvenation')
  await expect(panel.getByLabel('Name of the example')).toHaveValue('The usual')
})
