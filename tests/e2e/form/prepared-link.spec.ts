import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { PreparedRequest } from '#src/contract/generated/types.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { dayAhead, expect, test } from '../../support/browser/site.ts'
import { again } from '../../support/browser/again.ts'

/** A Wednesday at least a week ahead. */
const DAY = dayAhead(7 + ((10 - new Date().getUTCDay()) % 7))

const WANTED = { service: 'Car', package: 'car-gold-shine', answers: { size: 'mid' }, addons: ['engine-bay', 'pet-hair'], date: DAY, time: '10:00' }

for (const [layout, device] of Object.entries({ desktop: {}, mobile: PHONE })) {
  test.describe(layout, again(layout), () => {
    test.use(device)

    test(`a link that a program prepared opens the ${layout} form filled in, and a person changes what they like`, async ({ page, site }) => {
      const client = new Client({ name: 'a program', version: '1' })
      await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', site.origin)))
      const { structuredContent } = await client.callTool({ name: 'prepare_request', arguments: WANTED })
      await client.close()
      const { url, estimate } = structuredContent as PreparedRequest
      const { search, hash } = new URL(url)

      const form = new BookingPage(page)
      await form.open(`/${search}${hash}`)
      await expect(form.form.getByRole('checkbox', { name: /Engine Bay/ })).toBeChecked()
      await expect(form.form.getByRole('checkbox', { name: /Pet Hair/ })).toBeChecked()
      await expect(form.form.locator('[name=appointment_date]')).toHaveValue(DAY)
      await expect(form.form.locator('[name=appointment_time]')).toHaveValue('10:00')
      await expect(form.estimate).toContainText(`$${estimate.calculated_price}`)

      await form.form.getByRole('checkbox', { name: /Pet Hair/ }).uncheck()
      await expect(form.estimate).toContainText('$450.00')
      await page.reload()
      await form.isAlive()
      await expect(form.form.getByRole('checkbox', { name: /Engine Bay/ })).toBeChecked()
      await expect(form.form.getByRole('checkbox', { name: /Pet Hair/ })).not.toBeChecked()
      await expect(form.estimate).toContainText('$450.00')
    })
  })
}
