import { expect, test } from '../../support/browser/site.ts'

test.use({ serviceWorkers: 'allow' })

test('a visitor without a connection sees how to reach the business, and the site by itself when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/rv-detailing')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: '(208) 555-0142' })).toHaveAttribute('href', 'tel:2085550142')
  await expect(page.getByText('7:00 AM')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RV & Motorhome Detailing')
  // The browser itself logs what it could not load.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Failed to load resource')
})
