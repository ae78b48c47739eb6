import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { type Edit, edited } from '../../support/content/edit.ts'
import { startPostgres } from '../../support/server/postgres-server.ts'
import { dayAhead, expect, test as base } from '../../support/browser/site.ts'
import { freePort, startServer } from '../../support/server/start-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** Two processes behind one balancer while their content differs: the page is the older one's, its request goes to the newer one. */

interface Pair {
  origin: string
  /** Which process answers a request, by its method and path. */
  answeredBy: (choose: (method: string, path: string) => 'older' | 'newer') => void
}

const EDITS: Record<string, Edit[]> = {
  'a price': [{ at: '/packages/2/price/rows/1/price/amount', set: 37_500 }],
  // The next package builds on it.
  'a package': [
    { at: '/packages/2/id', set: 'car-gold-deluxe' },
    { at: '/packages/3/includes/0', set: 'car-gold-deluxe' },
  ],
}

const test = base.extend<{ changed: string; pair: Pair }>({
  changed: ['', { option: true }],
  pair: async ({ changed }, provide) => {
    const postgres = await startPostgres()
    test.skip(postgres === null, 'two processes need PostgreSQL')
    const folder = mkdtempSync(join(tmpdir(), 'two-revisions-'))
    cpSync(SAMPLE_FOLDER, folder, { recursive: true })
    const file = join(folder, 'categories/car.json')
    writeFileSync(file, JSON.stringify(edited(JSON.parse(readFileSync(file, 'utf8')), EDITS[changed] ?? [])))
    const port = await freePort()
    const env = { DATABASE_URL: postgres?.url ?? '', PUBLIC_ORIGIN: `http://localhost:${port}` }
    const older = await startServer(SAMPLE_FOLDER, env)
    const newer = await startServer(folder, env)
    let choose: (method: string, path: string) => 'older' | 'newer' = () => 'older'
    const balancer = createServer((asked, answer) => {
      const { origin } = choose(asked.method ?? '', asked.url ?? '') === 'older' ? older : newer
      const passed = send(origin + asked.url, { method: asked.method ?? 'GET', headers: asked.headers }, given => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
      })
      asked.pipe(passed)
    }).listen(port, '127.0.0.1')
    await provide({ origin: `http://localhost:${port}`, answeredBy: next => void (choose = next) })
    balancer.closeAllConnections()
    balancer.close()
    await Promise.all([older.stop(), newer.stop()])
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ pair }, provide) => provide(pair.origin),
})

async function fillIn(booking: BookingPage, days: number): Promise<void> {
  await booking.open()
  await booking.choose('Vehicle type', 'Car')
  await booking.choose('Car package', /Gold Shine/)
  await booking.choose('Vehicle size', /Mid-Size/)
  await booking.at(dayAhead(days), '09:00')
  await booking.fill('Name', 'Odd Older')
  await booking.fill('Email', 'visitor@example.com')
  await expect(booking.estimate).toContainText('$350.00')
}

const isBooking = (method: string, path: string) => method === 'POST' && path.startsWith('/api/v1/appointments')

test.describe('while a package is gone', () => {
  test.use({ changed: 'a package' })

  test('a page of the older process is told in words by the newer one, keeps what was entered, and books something else', async ({
    page,
    pair,
    complaints,
  }) => {
    const booking = new BookingPage(page)
    await fillIn(booking, 40)
    let isRefused = false
    pair.answeredBy((method, path) => {
      isRefused ||= isBooking(method, path)
      return isRefused ? 'newer' : 'older'
    })
    await booking.send()
    await expect(booking.alert.first()).toContainText('what you had chosen is no longer offered as it was')
    await expect(booking.form).not.toContainText(/unknown|must be one of/)
    await expect(booking.form.getByLabel('Name')).toHaveValue('Odd Older')
    await booking.choose('Car package', /Silver Shine/)
    await expect(booking.estimate).toContainText('$150.00')
    await booking.send()
    await expect(booking.alert).toContainText('Appointment requested!')
    // A browser notes every answer of 400 itself.
    complaints.splice(0, complaints.length, ...complaints.filter(text => !text.includes('status of 400')))
  })
})

test.describe('while a price has changed', () => {
  test.use({ changed: 'a price' })

  test('a page of the older process is booked by the newer one, and reads the new price', AGAIN, async ({ page, pair }) => {
    const booking = new BookingPage(page)
    await fillIn(booking, 41)
    pair.answeredBy((method, path) => (isBooking(method, path) ? 'newer' : 'older'))
    await booking.send()
    await expect(booking.alert).toContainText('Appointment requested!')
    await expect(booking.form).toContainText('The estimate for your selection is now $375.00')
  })
})
