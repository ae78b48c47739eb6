import type { FastifyBaseLogger } from 'fastify'
import { onTestFinished } from 'vitest'
import type {
  Appointment,
  AppointmentList,
  CsrfToken,
  Failure,
  ServiceTypes,
  Session,
  SessionList,
  SummaryAnswer,
} from '#src/contract/generated/types.ts'
import { buildSessions } from '#src/server/auth/sessions.ts'
import { buildApp } from '#src/server/build-app.ts'
import type { BuiltSite } from '#src/server/pages/built-site.ts'
import { readConfig } from '#src/server/config/config.ts'
import { issueCsrfToken } from '#src/server/auth/csrf-token.ts'
import type { RenderMail } from '#src/booking/appointment/mail.ts'
import { openOutbox } from '#src/server/mail/open-outbox.ts'
import { openContent } from '#src/server/content/open-content.ts'
import { prepareAdmin } from '#src/server/auth/prepare-admin.ts'
import type { AppContext } from '#src/server/app-context.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { migratedFolder } from './migrated-folder.ts'

export { temporaryFolder } from '../temporary-folder.ts'

export const ADMIN = { username: 'owner', password: 'a long enough password' }

/** The password as it is stored, at the least cost: hundreds of guesses would take a core for half a minute. What guards against guessing is counted, not timed. */
const PASSWORD_HASH = 'argon2id$8$1$1$b5qJTY4YpV2mb6vqBrxRqQ$Libm3-STsLjrU3SvrTNDf__pz-tMx8VrzGCJNBbz-xY'

/** A Monday, nine o'clock in the morning in Boise. */
export const NOW = new Date('2026-06-01T15:00:00Z')

type AnswerBody = Pick<
  Appointment,
  'id' | 'name' | 'status' | 'calculated_price' | 'actual_value' | 'created_at' | 'estimate' | 'shown_price' | 'calendar_file'
> &
  AppointmentList &
  SummaryAnswer &
  CsrfToken &
  Session &
  SessionList &
  ServiceTypes &
  Failure

export interface TestAnswer {
  status: number
  headers: Headers
  text: string
  /** The parsed body, as whatever the call promises; empty when it is no JSON. */
  body: AnswerBody
}

interface TestCall {
  body?: unknown
  headers?: Record<string, string>
  /** Bearer token. */
  token?: string
  /** Sent as X-CSRF-Token; a fresh one when left out, none when null. */
  csrf?: string | null
}

export interface TestServer {
  origin: string
  context: AppContext
  /** What the server takes for now. */
  time: { now: Date }
  /** The app's own log. */
  log: FastifyBaseLogger
  /** The code of the set-up link, when there is no admin. */
  setupCode: string | null
  call: (method: string, path: string, call?: TestCall) => Promise<TestAnswer>
  /** Opens a session of the admin and returns its token; what a sign-in does besides, and takes its time for, is for tests of signing in. */
  signIn: () => Promise<string>
  close: () => Promise<void>
}

interface TestServerOptions {
  /** With ADMIN_USERNAME, the account is the environment's; else it is ADMIN's, and stored. */
  env?: Record<string, string>
  site?: BuiltSite | null
  contentFolder?: string
  dataDir?: string
  /** Mails are plain text without it. */
  renderMail?: RenderMail | null
}

/** The sample content, read and checked once for all servers of a test file. */
const sampleContent = memoize(() => openContent(readConfig({ CONTENT_DIR: SAMPLE_FOLDER }), () => NOW))

function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => (made ??= make())
}

async function storeAccount({ accounts }: Storage, now: Date): Promise<null> {
  if (!(await accounts.hasAny())) await accounts.save({ username: ADMIN.username, passwordHash: PASSWORD_HASH }, now)
  return null
}

/** Starts the production app on a free port with the sample content, an empty database and a clock that stands still; it stops after the test. */
export async function startTestServer({
  env = {},
  site = null,
  contentFolder = SAMPLE_FOLDER,
  dataDir,
  renderMail = null,
}: TestServerOptions = {}): Promise<TestServer> {
  const time = { now: NOW }
  const clock = () => time.now
  const config = readConfig({
    LOG_LEVEL: 'silent',
    BOOKING_LIMIT: '0',
    DATA_DIR: dataDir ?? (await migratedFolder()),
    CONTENT_DIR: contentFolder,
    ...env,
  })
  const content = contentFolder === SAMPLE_FOLDER && config.sanity === null ? { ...(await sampleContent()) } : await openContent(config, clock)
  const storage = await openStorage({ ...config, clock }, clock())
  const businessName = async () => content.current().revision.content.business.name
  const setupCode =
    'ADMIN_USERNAME' in env ? await prepareAdmin(storage.accounts, config.admin, businessName, clock()) : await storeAccount(storage, clock())
  const outbox = await openOutbox({ config, content, storage }, renderMail)
  const context: AppContext = { config, content, storage, outbox, clock, csrfSecret: await storage.secret('csrf'), site }
  const app = await buildApp(context)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })

  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await app.close()
    await storage.close()
  }
  onTestFinished(close)

  async function call(method: string, path: string, { body, headers = {}, token, csrf }: TestCall = {}): Promise<TestAnswer> {
    const sent: Record<string, string> = { ...headers }
    const csrfToken = csrf === undefined && method !== 'GET' ? issueCsrfToken(context.csrfSecret, clock()) : csrf
    if (typeof csrfToken === 'string') sent['x-csrf-token'] = csrfToken
    if (token !== undefined) sent['authorization'] = `Bearer ${token}`
    if (body !== undefined) sent['content-type'] ??= 'application/json'
    const answer = await fetch(origin + path, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    // A stream has no end: it is left once it is open.
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (isStream) await answer.body?.cancel()
    const text = isStream ? '' : await answer.text()
    return { status: answer.status, headers: answer.headers, text, body: parse(text) }
  }

  const signIn = () => buildSessions(storage.accounts, clock).open(ADMIN.username)
  return { origin, context, log: app.log, time, setupCode, call, signIn, close }
}

function parse(text: string): AnswerBody {
  try {
    return JSON.parse(text) as AnswerBody
  } catch {
    return {} as AnswerBody
  }
}
