import { expect, test } from 'vitest'
import { readConfig } from '#src/server/config/config.ts'
import { startupBanner } from '#src/server/lifecycle/startup-banner.ts'
import { NO_PROXY } from '#src/server/http/trust-proxy.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

test('without any variable the server runs with its defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    dataDir: 'data',
    contentDir: 'content',
    admin: null,
    sanity: null,
    publicOrigin: null,
    apiOrigin: '',
  })
})

test('an empty variable counts as not given', () => {
  expect(readConfig({ PORT: '', PUBLIC_ORIGIN: ' ', ADMIN_PASSWORD: '' })).toEqual(readConfig({}))
})

test('requests with one e-mail address are limited unless all are free', () => {
  expect(readConfig({})).toMatchObject({ bookingLimit: 60, emailLimit: 20, pendingLimit: 10 })
  expect(readConfig({ BOOKING_LIMIT: '0' })).toMatchObject({ emailLimit: 0 })
  expect(readConfig({ BOOKING_LIMIT: '0', EMAIL_LIMIT: '5' })).toMatchObject({ emailLimit: 5 })
})

test('who lets any number of requests in limits neither what they cost nor connections', () => {
  expect(readConfig({})).toMatchObject({ requestLimit: 20, connectionLimit: 128 })
  expect(readConfig({ BOOKING_LIMIT: '0' })).toMatchObject({ requestLimit: 0, connectionLimit: 0 })
  expect(readConfig({ BOOKING_LIMIT: '0', REQUEST_LIMIT: '5', CONNECTION_LIMIT: '7' })).toMatchObject({ requestLimit: 5, connectionLimit: 7 })
})

test('variables are read', () => {
  const config = readConfig({
    PORT: '3000',
    PUBLIC_ORIGIN: 'https://example.com/',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
    BOOKING_LIMIT: '0',
    TRUST_PROXY: '192.0.2.0/24, loopback',
    ADMIN_USERNAME: 'owner',
    ADMIN_PASSWORD: 'fifteen letters',
  })
  expect(config).toMatchObject({
    port: 3000,
    publicOrigin: 'https://example.com',
    allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    bookingLimit: 0,
    trustProxy: { any: true },
    admin: { username: 'owner', password: 'fifteen letters' },
  })
})

test.for(['false', '127.0.0.1', '10.0.0.0/8, loopback', 'fd00::/8,uniquelocal,linklocal,::1'])(
  'the server starts with TRUST_PROXY=%s',
  async trust => {
    const { call } = await startTestServer({ env: { TRUST_PROXY: trust, PUBLIC_ORIGIN: 'https://example.com' } })
    expect((await call('GET', '/health', { headers: { 'x-forwarded-for': '198.51.100.1' } })).status).toBe(200)
  },
)

test.for([
  { publicOrigin: 'https://example.com', trustProxy: NO_PROXY, isWarned: true },
  { publicOrigin: 'https://example.com', trustProxy: { ...NO_PROXY, any: true }, isWarned: false },
  { publicOrigin: 'http://example.com', trustProxy: NO_PROXY, isWarned: false },
  { publicOrigin: null, trustProxy: NO_PROXY, isWarned: false },
])('a start at $publicOrigin that trusts a proxy ($trustProxy.any) says that visitors share their limits: $isWarned', ({ isWarned, ...config }) => {
  const lines = startupBanner({ ...config, port: 8080 }, null, true)
  expect(lines.some(line => line.includes('TRUST_PROXY'))).toBe(isWarned)
})

const PROXIES = 'addresses or ranges of your proxies, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal'

const wrong: { env: Record<string, string>; says: string }[] = [
  { env: { PORT: 'http' }, says: 'PORT must be a whole number from 0 to 65535' },
  { env: { PORT: '70000' }, says: 'PORT must be a whole number from 0 to 65535' },
  { env: { PUBLIC_ORIGIN: 'example.com' }, says: 'PUBLIC_ORIGIN must be a scheme and host without a path, such as https://example.com' },
  { env: { API_ORIGIN: 'https://example.com/api' }, says: 'API_ORIGIN must be a scheme and host without a path, such as https://example.com' },
  { env: { ALLOWED_ORIGINS: 'https://a.example,*' }, says: 'ALLOWED_ORIGINS must be a scheme and host without a path, such as https://example.com' },
  {
    env: { ALLOWED_ORIGINS: 'a.example, b.example' },
    says: 'ALLOWED_ORIGINS must be a scheme and host without a path, such as https://example.com',
  },
  { env: { DATABASE_URL: 'mysql://host/db' }, says: 'DATABASE_URL must be an address that begins with postgres:// or postgresql://' },
  { env: { LOG_LEVEL: 'loud' }, says: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent' },
  { env: { FORM_MIN_SECONDS: '61' }, says: 'FORM_MIN_SECONDS must be a whole number from 0 to 60' },
  { env: { ADMIN_USERNAME: 'owner' }, says: 'ADMIN_PASSWORD must be given together with ADMIN_USERNAME' },
  { env: { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'fifteen letters\n' }, says: 'ADMIN_PASSWORD must not begin or end with a blank' },
  { env: { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'short' }, says: 'ADMIN_PASSWORD must have at least 15 characters' },
  {
    env: { SMTP_URL: 'smtp://localhost', MAIL_TO: 'owner@example.org' },
    says: 'MAIL_FROM must be given together with SMTP_URL: the address that mail comes from',
  },
  {
    env: { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'site@example.com' },
    says: 'MAIL_TO must be given together with SMTP_URL: the address that is told of requests',
  },
  {
    env: { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'site@example.com', MAIL_TO: 'a@b.example, c@d.example' },
    says: 'MAIL_TO must be one address without a name, such as owner@example.com',
  },
  { env: { MAIL_TO: 'owner@example.org' }, says: 'SMTP_URL must be given together with MAIL_TO' },
  { env: { MAIL_FROM: 'site@example.com' }, says: 'SMTP_URL must be given together with MAIL_FROM' },
  { env: { SANITY_READ_TOKEN: 'r', SANITY_WEBHOOK_SECRET: 's' }, says: 'SANITY_PROJECT_ID must be given together with SANITY_READ_TOKEN' },
  { env: { TRUST_PROXY: 'loopback' }, says: 'PUBLIC_ORIGIN must be given together with TRUST_PROXY' },
  ...['yes', '-1', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '1.2.3', 'loopback,', '::1/129', '::/0', 'loopback 1'].map(TRUST_PROXY => ({
    env: { TRUST_PROXY, PUBLIC_ORIGIN: 'https://example.com' },
    says: `TRUST_PROXY must be false, or the ${PROXIES}`,
  })),
  ...['0', '1', '2', '99', '100'].map(TRUST_PROXY => ({
    env: { TRUST_PROXY, PUBLIC_ORIGIN: 'https://example.com' },
    says: `TRUST_PROXY must be the ${PROXIES} (loopback for a proxy on this machine): a number trusts whoever connects`,
  })),
  {
    env: { TRUST_PROXY: 'true', PUBLIC_ORIGIN: 'https://example.com' },
    says: `TRUST_PROXY must be the ${PROXIES} (loopback for a proxy on this machine): true trusts whoever connects`,
  },
  { env: { SANITY_PROJECT_ID: 'My Project' }, says: 'SANITY_PROJECT_ID must be small letters, digits and dashes, such as zp7mbokg' },
  { env: { SANITY_PROJECT_ID: 'p1', SANITY_DATASET: '~x' }, says: 'SANITY_DATASET must be small letters, digits, dashes and underscores' },
  { env: { SANITY_PROJECT_ID: 'p1', SANITY_API_VERSION: 'v1' }, says: 'SANITY_API_VERSION must be a day, such as 2025-02-19' },
  {
    env: { BOOKING_LIMIT: '-1', EMAIL_LIMIT: '0.5', PENDING_LIMIT: 'x' },
    says: 'BOOKING_LIMIT must be a whole number from 0 to 1000000\nEMAIL_LIMIT must be a whole number from 0 to 1000000\nPENDING_LIMIT must be a whole number from 0 to 1000000',
  },
]

test.for(wrong)('$env is refused by name', ({ env, says }) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ name: 'ConfigError', message: says }))
})
