import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { again } from '../../support/browser/again.ts'

for (const { layout, options } of [
  { layout: 'desktop', options: {} },
  { layout: 'mobile', options: PHONE },
] as const) {
  test.describe(`on the ${layout} layout`, again(layout), () => {
    test.use(options)

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(selected => localStorage.setItem('versionSelected', selected), layout)
    })

    test('the footer leads to the privacy page, and that back to the front page', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await expect(page).toHaveURL(/\/privacy$/)
      await expect(page).toHaveTitle('Privacy | Alderglass Mobile Detailing')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
      await expect(page.getByText('Your request is erased 3 years after your visit')).toBeVisible()
      if (layout === 'mobile') await page.getByRole('link', { name: 'Back', exact: true }).click()
      else await page.getByRole('banner').getByRole('link', { name: 'Alderglass Mobile Detailing' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Detailing that comes to you' })).toBeVisible()
    })

    test('below the form it is said where the privacy page is', async ({ page }) => {
      await page.goto('/#appointments')
      await page.locator('.privacy').getByRole('link', { name: 'Privacy' }).click()
      await expect(page).toHaveURL(/\/privacy$/)
    })

    test('a further page leads to the form, to a part of the front page, and into the other layout', async ({ page }) => {
      await page.goto('/privacy')
      const navigation = page.getByRole('navigation', { name: 'Main navigation' })
      await navigation.getByRole('link', { name: layout === 'mobile' ? 'Book' : 'Appointments' }).click()
      await expect(page.locator('#booking-form')).toBeInViewport()
      await page.goBack()
      await expect(page).toHaveURL(/\/privacy$/)
      await page.getByRole('link', { name: layout === 'mobile' ? 'Desktop version' : 'Mobile version' }).click()
      const other = layout === 'mobile' ? 'desktop' : 'mobile'
      await expect(page.locator('html')).toHaveAttribute('data-layout', other)
      await expect(page).toHaveURL(/\/privacy/)
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('it is read, and left for the form', async ({ page }) => {
        await page.goto('/')
        await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
        await expect(page.getByRole('heading', { level: 2, name: 'What happens to what you tell us' })).toBeVisible()
        await expect(page.getByText("A new customer's time is held for 2 days at most.")).toBeVisible()
        await page.getByRole('link', { name: layout === 'mobile' ? 'Book' : 'Appointments' }).click()
        await expect(page.locator('#appointments')).toBeInViewport()
      })
    })
  })
}
