import { expect, onTestFinished, test, vi } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { toCsv } from '#src/web/admin/export/csv.ts'
import { exportTable } from '#src/web/admin/export/export-table.ts'
import { dateTextsOf } from '#src/web/admin/texts/date-texts.ts'
import { MARK, SOME_INJECTIONS } from '#tests/support/server/injections.ts'
import { copyWithMails } from '#tests/support/server/mail-texts.ts'
import { OWNER, startMailServer } from '#tests/support/server/mail-server.ts'
import { QUOTE } from '#tests/support/server/requests.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { ADMIN, startServer } from '#tests/support/server/start-server.ts'
import { PATIENCE } from '#tests/support/patience.ts'

/** Every injection through every text field, on a server as production runs it, into the database, mails, spreadsheets and logs. */

const MAIL_HEADERS = ['Auto-Submitted', 'Content-Transfer-Encoding', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To']

test(
  `${SOME_INJECTIONS.length} injections through every text field write no header, no formula and no log, and nobody learns of anybody`,
  { timeout: 300_000 },
  async () => {
    const mails = await startMailServer()
    // One connection for all: the mail server makes each new one wait.
    const server = await startServer(copyWithMails(), {
      ...mails.env,
      MAIL_LIMIT: '0',
      VISITOR_MAIL_LIMIT: '0',
      SMTP_URL: `${mails.env['SMTP_URL']}/?pool=true&maxMessages=100000`,
      LOG_LEVEL: 'trace',
    })
    onTestFinished(server.stop)
    const call = await caller(server.origin)

    let stored = 0
    for (const [index, text] of SOME_INJECTIONS.entries()) {
      const body = { ...QUOTE, email: `mark${index}@${MARK}.example` }
      const answers = await Promise.all([
        call('POST', '/api/v1/appointments/', { ...body, name: text.slice(0, 100), message: text }),
        call('POST', '/api/v1/appointments/', { ...body, email: text }),
        call('POST', '/api/v1/appointments/', { ...body, phone: text }),
        call('POST', '/api/v1/appointments/', { ...body, rv_addons: [text.slice(0, 64)] }),
        call('POST', '/api/v1/appointments/', { ...body, vehicle_category: text.slice(0, 64), service_type: text.slice(0, 64) }),
      ])
      expect(answers[0].status, text).toBe(201)
      for (const { status } of answers.slice(1)) expect(status, text).toBe(400)
      stored++
      const { id } = answers[0].body as Appointment
      const change = { name: `${text.slice(0, 92)} changed`, message: text, phone: text.slice(0, 40), despite_warnings: true }
      expect((await call('PUT', `/api/v1/appointments/${id}`, change)).status, text).toBe(200)
      const search = new URLSearchParams({ search: text })
      expect([200, 400], text).toContain((await call('GET', `/api/v1/appointments?${search}`)).status)
      expect([400, 404], text).toContain((await call('GET', `/${encodeURIComponent(text.toWellFormed())}`)).status)
    }

    const appointments = await everything(call)
    expect(appointments).toHaveLength(stored)
    const { content } = await sampleRevision()
    const table = exportTable(appointments, { ...content, money: moneyOf(content.business), dates: dateTextsOf(content.business) })
    const rows = cellsIn(toCsv(table))
    expect(rows).toHaveLength(stored + 1)
    for (const row of rows) {
      expect(row).toHaveLength(table.titles.length)
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }
    // Nothing that nobody sees is kept, but for the ends of a message's lines.
    for (const { name, message } of appointments) {
      expect(name).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u)
      expect(message.replaceAll('\n', '').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u)
    }

    await vi.waitFor(() => expect(mails.state.mails).toHaveLength(stored), PATIENCE)
    for (const { recipients, text } of mails.state.mails) {
      const [head = ''] = text.split('\r\n\r\n', 1)
      const names = head.split('\r\n').flatMap(line => /^([\w-]+):/.exec(line)?.[1] ?? [])
      expect(names.toSorted(), head).toEqual(MAIL_HEADERS)
      expect(head).toMatch(/^To: owner@example\.org\r$/m)
      expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/m)
      expect(recipients).toEqual([OWNER])
    }

    await vi.waitFor(() => expect(mails.state.toVisitors).toHaveLength(stored), PATIENCE)
    for (const { recipients, text } of mails.state.toVisitors) {
      const [head = ''] = text.split('\r\n\r\n', 1)
      const names = head.split('\r\n').flatMap(line => /^([\w-]+):/.exec(line)?.[1] ?? [])
      expect(new Set(names).isSubsetOf(new Set([...MAIL_HEADERS, 'Reply-To'])), head).toBe(true)
      expect(recipients).toHaveLength(1)
      // Its address alone was typed, and is where it goes.
      expect(text.replaceAll(/^To: .*$/gm, '')).not.toContain(MARK)
    }

    const log = server.output()
    expect(log).toContain('"answered"')
    expect(log).not.toContain(MARK)
    expect(log).not.toContain('Bo Beech')
    // Beside the two lines of the startup banner, each line is one that the logger has written.
    for (const line of log.split('\n').filter(line => line !== '' && !/^The (site|admin|pages)/.test(line)))
      expect(Object.keys(JSON.parse(line) as object), line).toContain('time')
  },
)

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>

/** Calls the API as the admin. */
async function caller(origin: string): Promise<Call> {
  const { csrf_token: csrf } = (await (await fetch(`${origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  let token = ''
  const call: Call = async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  token = ((await call('POST', '/api/v1/auth/login', ADMIN)).body as { token: string }).token
  return call
}

async function everything(call: Call): Promise<Appointment[]> {
  const appointments: Appointment[] = []
  for (let page = 1; ; page++) {
    const { body } = await call('GET', `/api/v1/appointments?page=${page}`)
    const { appointments: some } = body as { appointments: Appointment[] }
    appointments.push(...some)
    if (some.length < 500) return appointments
  }
}

/** The cells of a CSV text (RFC 4180), read in a way of its own. */
function cellsIn(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
