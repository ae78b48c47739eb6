import policies from '../../cases/policies.json' with { type: 'json' }
import { expectAccessible } from '../../support/browser/accessible.ts'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { filledForm } from '../../support/browser/filled-form.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { MAIL_TEXTS } from '../../support/server/mail-texts.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { mailsTo, question, status } from '../../support/browser/telling-site.ts'
import { again } from '../../support/browser/again.ts'

/** Deposits and cancelling, where content says something of them. */

const CANCELLATION = { id: 'all', rows: [{ within: { hours: 24 }, fee: { kind: 'amount', amount: 5000 } }], noShow: { kind: 'percent', bps: 10_000 } }

test.use({
  business: {
    canMail: true,
    edits: [
      { file: 'site.json', at: '/mails', set: MAIL_TEXTS },
      { file: 'policies.json', at: '', set: { ...policies, cancellations: [CANCELLATION] } },
    ],
  },
})

/** The day before, as it is said of a visit at half past eight. */
const dayBefore = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(Date.parse(day) - 86_400_000))

for (const { device, options, address } of [
  { device: 'a desk', options: {}, address: '/?package=car-gold-shine&size=mid#appointments' },
  { device: 'a phone', options: PHONE, address: '/?package=car-gold-shine&size=mid#view-contact' },
]) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(options)

    test('what is due and what cancelling costs is said before sending, after it, by mail, and to the owner who cancels', async ({ page, peer }) => {
      await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
      const booking = await filledForm(page, address)
      const day = freeDay()
      await booking.fill('Street address and town', '1418 N Harrison Blvd')
      const terms = booking.form.getByRole('group').filter({ has: page.getByText('Deposit and cancelling') })
      if (device === 'a phone') await terms.getByText('Deposit and cancelling').click()
      await expect(terms).toContainText('A deposit is due: 20% of the price ($70+) when you book. It counts toward the price.')
      await expect(terms).toContainText('Less than 24 hours before the visit, cancelling costs $50.')
      await expect(terms).not.toContainText('Cancelling this visit')
      await booking.at(day, '08:30')
      await expect(booking.slot).toHaveText('✓ Time slot is available!')
      const free = new RegExp(`Cancelling this visit is free until ${dayBefore(day)} at 8:30\\sAM\\.`)
      await expect(terms).toContainText(free)
      await expectAccessible(page, [page.viewportSize()?.width ?? 0], '#booking-form')
      await booking.send()
      await expect(booking.alert).toBeFocused()
      await expect(booking.form).toContainText(free)
      await expect(booking.form).toContainText('If nobody is there when we come, it costs the whole price ($350+).')

      await expect.poll(() => mailsTo(peer, 'fay@example.com').at(-1)?.replaceAll(/\s+/g, ' ')).toMatch(free)

      const admin = new AdminPage(page)
      await admin.signIn()
      await admin.isSignedIn()
      await page.goto('/#/admin/requests?search=Fay')
      await status(page, 'Fay Fault').selectOption('Cancelled')
      await expect(question(page)).toContainText('Cancelling now: free by your policy.')
    })
  })
}
