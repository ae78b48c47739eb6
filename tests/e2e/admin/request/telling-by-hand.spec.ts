import { expectAccessible } from '../../../support/browser/accessible.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import { book, openVisit, question, status, textMessage } from '../../../support/browser/telling-site.ts'
import { action } from '../../../support/browser/today-page.ts'

test.use({ business: { folder: 'tests/content/window-cleaning' } })

test('the owner is told so, and can text or write with the words ready', async ({ page }) => {
  const [name, email] = ['Mona Mailto', 'mona@example.com']
  const admin = await openVisit(page, name, { email, phone: '087 123 4567' })
  await admin.saves(() => status(page, name).selectOption('Confirmed'))
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText(`${name} is not told: no mail is set up`)).toBeVisible()
  await expect(textMessage(page, name)).toBeVisible()
  await expect(page.locator('.toasts').getByRole('link', { name: `Write a mail to ${name}: ${email}` })).toHaveAttribute(
    'href',
    /^mailto:mona@example\.com\?subject=Confirmed%20by%20Heronbank.*&body=Dear%20Mona%20Mailto%2C%0D%0A/,
  )
  await expectAccessible(page, [320, 1440], '.toasts')
  // The device opens its own program, which there is none of here.
  await textMessage(page, name).evaluate(link => link.addEventListener('click', event => event.preventDefault()))
  await textMessage(page, name).click()
  await expect(page.locator('.toasts').getByText(`✓ Texted ${name}`)).toBeVisible()
  await expect(page.getByText(`${name} is not told`)).toHaveCount(0)
  await expect(textMessage(page, name), 'where it was not sent').toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('what is told of one visit stands at the bottom, over no button of the next one, and goes with its screen', async ({ page }) => {
    const at = (time: string) => ({ request_type: 'appointment', appointment_date: dayAhead(12), appointment_time: time })
    const [first, next, last] = ['Fay First', 'Nat Next', 'Lou Last']
    const admin = await openVisit(page, first, { phone: '087 123 4567' }, at('09:00'))
    await book(page, next, { phone: '087 765 4321' }, at('12:00'))
    await book(page, last, { phone: '087 765 1234' }, at('15:00'))
    await page.goto(`${new URL(page.url()).origin}/#/admin/today?day=${dayAhead(12)}`)
    const [confirm, below] = [action(page, first, 'Confirm'), action(page, next, 'Confirm')]
    await expect(below).toBeVisible()
    // Once the first card has no button any more, the last one's is at the end of the screen, where the toast comes.
    const own = (await confirm.boundingBox())?.height ?? 0
    const end = await action(page, last, 'Confirm').evaluate(button => button.getBoundingClientRect().bottom + scrollY)
    await page.setViewportSize({ width: 390, height: Math.round(end - own) })
    await admin.saves(() => confirm.tap())
    await expect(textMessage(page, first)).toBeInViewport({ ratio: 1 })
    const covered = () =>
      page.locator('.toasts').evaluate(toasts => {
        const { top, bottom } = toasts.getBoundingClientRect()
        const boxes = [...document.querySelectorAll('.day-plan .main-button')].map(button => button.getBoundingClientRect())
        return boxes.filter(box => box.bottom > top && box.top < bottom).length
      })
    await expect.poll(covered).toBe(0)

    await page.getByRole('button', { name: `Details of ${first}` }).tap()
    await expect(textMessage(page, first), 'its own request').toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: `Details of ${next}` }).tap()
    await expect(page.getByRole('dialog')).toContainText(next)
    await expect(textMessage(page, first), 'the request of another').toHaveCount(0)
    await page.goBack()
    await admin.saves(() => below.tap())
    await expect(textMessage(page, next)).toBeVisible()
    await page.getByRole('link', { name: 'Requests', exact: true }).tap()
    await expect(status(page, next)).toBeVisible()
    await expect(textMessage(page, next), 'another screen').toHaveCount(0)
  })
})
