import { PASSWORD_LENGTH } from '#src/contract/password-length.ts'
import { EnvironmentReader } from './environment-reader.ts'
import { readTrustProxy, type TrustedProxies } from '../http/trust-proxy.ts'

/** All settings from the environment; docs/settings.md says what each variable does. */
export interface Config {
  host: string
  port: number
  dataDir: string
  contentDir: string
  databaseUrl: string | null
  /** Scheme and host under which visitors see the site; null: this machine's, without a proxy in front. */
  publicOrigin: string | null
  /** Other origins whose pages may call the API. */
  allowedOrigins: readonly string[]
  /** Where the API is, when it is hosted elsewhere; empty for the same origin. */
  apiOrigin: string
  admin: { username: string; password: string } | null
  sanity: SanityConfig | null
  mail: MailConfig | null
  logLevel: LogLevel
  /** Requests an hour from one address, multiplied by a wider network's limit factor; 0: any number. */
  bookingLimit: number
  /** Requests a day with one e-mail address, above which each network may send only a few; 0: any number. */
  emailLimit: number
  /** Unconfirmed holds of one address, multiplied by a wider network's limit factor; 0: any number. */
  pendingLimit: number
  /** The newest key that estimates are signed with; those of the one before it still hold. */
  estimateKeys: number
  /** Minimum fill time of a page's form, in seconds; 0: none. */
  formMinSeconds: number
  /** How long a process goes on serving after SIGTERM, while `/ready` answers 503, in seconds. */
  drainSeconds: number
  /** Request budget of one network, in costs a second; 0: unlimited. */
  requestLimit: number
  /** Connections of one network at a time; 0: any number. */
  connectionLimit: number
  trustProxy: TrustedProxies
  /** Authenticates the Studio's auth gateway, which names the clients that sign in through it; `npm run studio` makes one. */
  gatewayToken: string | null
}

interface MailConfig {
  smtpUrl: string
  from: string
  /** Is told of every request: the recipient of customers' data is a setting, never content. */
  to: string
  /** Mails an hour to the owner before they come as digests; 0: any number. */
  hourly: number
  /** Mails an hour to visitors; 0: any number. */
  hourlyToVisitors: number
}

/** A Sanity dataset, with the secrets to read it, to write it and to verify its webhooks. */
interface SanityConfig {
  projectId: string
  dataset: string
  apiVersion: string
  /** Replaces Sanity's own host. */
  apiHost: string | null
  readToken: string | null
  writeToken: string | null
  webhookSecret: string | null
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Reads the environment.
 * @throws ConfigError that names every variable that is wrong and what it should be.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = new EnvironmentReader(env)
  const bookingLimit = read.integer('BOOKING_LIMIT', { from: 0, to: 1_000_000 }) ?? 60
  const config: Config = {
    host: read.text('HOST') ?? '0.0.0.0',
    port: read.integer('PORT', { from: 0, to: 65_535 }) ?? 8080,
    dataDir: read.text('DATA_DIR') ?? 'data',
    contentDir: read.text('CONTENT_DIR') ?? 'content',
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    ...readProxy(read),
    allowedOrigins: read.origins('ALLOWED_ORIGINS'),
    apiOrigin: read.origin('API_ORIGIN') ?? '',
    admin: readAdmin(read),
    sanity: readSanity(read),
    gatewayToken: read.text('STUDIO_GATEWAY_TOKEN'),
    mail: readMail(read),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    bookingLimit,
    // An unlimited number of requests includes those with one e-mail address.
    emailLimit: read.integer('EMAIL_LIMIT', { from: 0, to: 1_000_000 }) ?? (bookingLimit === 0 ? 0 : 20),
    pendingLimit: read.integer('PENDING_LIMIT', { from: 0, to: 1_000_000 }) ?? 10,
    drainSeconds: read.integer('DRAIN_SECONDS', { from: 0, to: 300 }) ?? 2,
    requestLimit: read.integer('REQUEST_LIMIT', { from: 0, to: 1_000_000 }) ?? (bookingLimit === 0 ? 0 : 20),
    connectionLimit: read.integer('CONNECTION_LIMIT', { from: 0, to: 1_000_000 }) ?? (bookingLimit === 0 ? 0 : 128),
    estimateKeys: read.integer('ESTIMATE_KEYS', { from: 1, to: 1000 }) ?? 1,
    formMinSeconds: read.integer('FORM_MIN_SECONDS', { from: 0, to: 60 }) ?? 3,
  }
  read.finish()
  return config
}

function readAdmin(read: EnvironmentReader): Config['admin'] {
  const username = read.text('ADMIN_USERNAME')
  const password = read.exact('ADMIN_PASSWORD')
  if (username === null && password === null) return null
  if (username === null) return read.refuse('ADMIN_USERNAME', 'must be given together with ADMIN_PASSWORD')
  if (password === null) return read.refuse('ADMIN_PASSWORD', 'must be given together with ADMIN_USERNAME')
  // A blank may be a line's end, which is never typed at sign-in.
  if (password !== password.trim()) return read.refuse('ADMIN_PASSWORD', 'must not begin or end with a blank')
  if (password.length < PASSWORD_LENGTH) return read.refuse('ADMIN_PASSWORD', `must have at least ${PASSWORD_LENGTH} characters`)
  return { username, password }
}

function readSanity(read: EnvironmentReader): Config['sanity'] {
  const projectId = read.pattern('SANITY_PROJECT_ID', /^[a-z0-9-]+$/, 'small letters, digits and dashes, such as zp7mbokg')
  const sanity = {
    dataset: read.pattern('SANITY_DATASET', /^[a-z0-9][a-z0-9_-]{0,63}$/, 'small letters, digits, dashes and underscores') ?? 'production',
    apiVersion: read.pattern('SANITY_API_VERSION', /^\d{4}-\d{2}-\d{2}$/, 'a day, such as 2025-02-19') ?? '2025-02-19',
    apiHost: read.origin('SANITY_API_HOST'),
    readToken: read.text('SANITY_READ_TOKEN'),
    writeToken: read.text('SANITY_WRITE_TOKEN'),
    webhookSecret: read.text('SANITY_WEBHOOK_SECRET'),
  }
  const needless = SANITY_DETAILS.find(name => read.text(name) !== null)
  if (needless !== undefined) read.needs('SANITY_PROJECT_ID', needless)
  return projectId === null ? null : { projectId, ...sanity }
}

/** Variables that have no effect without a project. */
const SANITY_DETAILS = [
  'SANITY_DATASET',
  'SANITY_API_VERSION',
  'SANITY_API_HOST',
  'SANITY_READ_TOKEN',
  'SANITY_WRITE_TOKEN',
  'SANITY_WEBHOOK_SECRET',
] as const

function readMail(read: EnvironmentReader): Config['mail'] {
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:'])
  const from = read.text('MAIL_FROM')
  const to = read.pattern('MAIL_TO', /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/, 'one address without a name, such as owner@example.com')
  if (from !== null) read.needs('SMTP_URL', 'MAIL_FROM')
  if (to !== null) read.needs('SMTP_URL', 'MAIL_TO')
  if (smtpUrl === null) return null
  if (from === null) read.refuse('MAIL_FROM', 'must be given together with SMTP_URL: the address that mail comes from')
  if (to === null && read.text('MAIL_TO') === null)
    read.refuse('MAIL_TO', 'must be given together with SMTP_URL: the address that is told of requests')
  const hourly = read.integer('MAIL_LIMIT', { from: 0, to: 1_000_000 }) ?? 20
  const hourlyToVisitors = read.integer('VISITOR_MAIL_LIMIT', { from: 0, to: 1_000_000 }) ?? 60
  return from === null || to === null ? null : { smtpUrl, from, to, hourly, hourlyToVisitors }
}

/** A trusted proxy requires PUBLIC_ORIGIN: links and mails are not made of what a request claims. */
function readProxy(read: EnvironmentReader): Pick<Config, 'publicOrigin' | 'trustProxy'> {
  const trustProxy = readTrustProxy(read)
  if (trustProxy.any) read.needs('PUBLIC_ORIGIN', 'TRUST_PROXY')
  return { publicOrigin: read.origin('PUBLIC_ORIGIN'), trustProxy }
}
