import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/support/server/test-server.ts'

/** What a start prints when it fails, and its exit code. */
async function failedStart(env: Readonly<Record<string, string>>, user?: { uid: number; gid: number }) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(temporaryFolder(), 'data'), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stderr.on('data', chunk => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: output.trimEnd().split('\n') }
}

async function listeningPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Root may write everywhere: then somebody else starts the server. */
function nobody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

test('a port that is in use is said in one line', async () => {
  const port = await listeningPort()
  expect(await failedStart({ PORT: String(port) })).toEqual({
    code: 1,
    lines: [`PORT ${port} is in use: stop the program that listens there, or give another PORT`],
  })
})

test('an address that this machine does not have is said in one line', async () => {
  expect(await failedStart({ HOST: '192.0.2.1' })).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^HOST 192\.0\.2\.1 is no address of this machine: /)],
  })
})

test.for(['a folder that is read-only', 'files that are read-only'])('%s is said in one line', async what => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  mkdirSync(data)
  if (what.startsWith('files')) for (const name of ['writer.lock', 'site.db']) writeFileSync(join(data, name), '', { mode: 0o444 })
  chmodSync(data, 0o555)
  onTestFinished(() => chmodSync(data, 0o755))
  expect(await failedStart({ DATA_DIR: data }, nobody())).toEqual({
    code: 1,
    lines: [`the data folder ${data} (DATA_DIR) may not be ${what.startsWith('files') ? '' : 'read or '}written by this user`],
  })
})

test('a data folder that is a file is said in one line', async () => {
  const file = join(temporaryFolder(), 'data')
  writeFileSync(file, '')
  expect(await failedStart({ DATA_DIR: file })).toEqual({ code: 1, lines: [`the data folder ${file} (DATA_DIR) is no folder`] })
})

test('a database file that is none is said in one line', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'site.db'), 'not a database, but long enough to be looked at as one'.repeat(20))
  const { code, lines } = await failedStart({ DATA_DIR: folder })
  expect([code, lines.length, lines[0]]).toEqual([1, 1, expect.stringContaining('holds a site.db that is no database')])
})

test('a content folder that is none is said in lines without a stack', async () => {
  const { code, lines } = await failedStart({ CONTENT_DIR: join(temporaryFolder(), 'missing') })
  expect(code).toBe(1)
  expect(lines.join('\n')).not.toMatch(/^ +at /m)
})

test('a misspelt setting is said in one line', async () => {
  expect(await failedStart({ SMTP_URL: 'smpt://mail.example.com', MAIL_FROM: 'site@example.com' })).toEqual({
    code: 1,
    lines: ['SMTP_URL must be an address that begins with smtp:// or smtps://'],
  })
})

test('a database that is not there is said in one line, without the password', async () => {
  const { code, lines } = await failedStart({ DATABASE_URL: 'postgresql://site:secret@127.0.0.1:1/site' })
  expect({ code, lines }).toEqual({
    code: 1,
    lines: ['the database at 127.0.0.1:1 (DATABASE_URL) is not there: start PostgreSQL, or correct host and port'],
  })
})

const url = inject('postgresUrl')

test.skipIf(url === null).for([
  { what: 'a database of another name', change: (address: URL) => (address.pathname = '/nothing'), told: 'has no database of this name' },
  { what: 'a user that is not known', change: (address: URL) => (address.username = 'stranger'), told: 'refuses this user' },
  {
    what: 'a database that is read-only',
    change: (address: URL) => (address.search = '?options=-c%20default_transaction_read_only%3Don'),
    told: 'is read-only',
  },
  { what: 'a server without TLS', change: (address: URL) => (address.search = '?sslmode=verify-full'), told: 'speaks no TLS' },
])('$what is said in one line', async ({ change, told }) => {
  const address = new URL(url ?? '')
  change(address)
  const { code, lines } = await failedStart({ DATABASE_URL: address.href })
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringContaining(told)] })
})

test('a data folder of a newer program is said in one line', async () => {
  const folder = temporaryFolder()
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(join(folder, 'site.db'))
  database.exec("create table migrations (name text primary key, applied_at text not null); insert into migrations values ('9999-later', '')")
  database.close()
  const { code, lines } = await failedStart({ DATA_DIR: folder })
  expect([code, lines.length, lines[0]]).toEqual([1, 1, expect.stringContaining('newer version')])
})
