import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readNews } from '#tests/support/server/news-reader.ts'
import { ADMIN, freePort } from '#tests/support/server/start-server.ts'
import { temporaryFolder } from '#tests/support/server/test-server.ts'

interface Site {
  origin: string
  process: ChildProcess
  /** Its exit code. */
  ended: Promise<number | null>
}

async function startSite(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Site> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, DRAIN_SECONDS: '0', LOG_LEVEL: 'silent', ...env }
  const child = spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, ...settings }, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { origin, process: child, ended }
}

/** Waits until the site is ready; throws when it ends in place of that. */
async function untilReady({ origin, process: child }: Site): Promise<void> {
  while (child.exitCode === null) {
    if ((await fetch(`${origin}/ready`).catch(() => null))?.ok === true) return
    await setTimeout(50)
  }
  throw new Error(`the site ended with ${child.exitCode}`)
}

async function open(origin: string, sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(sent)
  // Until it has been read.
  await setTimeout(200)
  return socket
}

/** Everything that comes until the connection ends. */
async function textOf(socket: Socket): Promise<string> {
  let text = ''
  for await (const part of socket) text += String(part)
  return text
}

async function halfBody(origin: string): Promise<string> {
  const { csrf_token } = (await (await fetch(`${origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  const headers = ['Host: a', 'Content-Type: application/json', 'Content-Length: 100', `X-CSRF-Token: ${csrf_token}`]
  return `POST /api/v1/appointments HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{`
}

const slowClients = [
  { what: 'says nothing', sent: '' },
  { what: 'has sent half of its headers', sent: 'GET / HTTP/1.1\r\nHost: a\r\nX: ' },
  { what: 'keeps its connection after an answer', sent: 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n' },
  { what: 'does not read its answer', sent: 'GET / HTTP/1.1\r\nHost: a\r\n\r\n' },
]

test.for(slowClients)('a client that $what keeps nobody from a stop, which ends with 0', async ({ sent }) => {
  const site = await startSite(temporaryFolder())
  await untilReady(site)
  const client = await open(site.origin, sent)
  site.process.kill('SIGTERM')
  // Sooner than such a client is sent away otherwise.
  expect(await Promise.race([site.ended, setTimeout(6000, 'still there')])).toBe(0)
  client.destroy()
})

test('an admin who listens for news keeps nobody from a stop: the stream ends, and the site with 0', async () => {
  const site = await startSite(temporaryFolder(), { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password })
  await untilReady(site)
  const { csrf_token } = (await (await fetch(`${site.origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  const signedIn = await fetch(`${site.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf_token },
    body: JSON.stringify(ADMIN),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const { answer, next } = await readNews(site.origin, token)
  expect(answer.status).toBe(200)
  site.process.kill('SIGTERM')
  expect(await next()).toBeNull()
  expect(await site.ended).toBe(0)
})

test('on SIGTERM the site is not ready, serves on for a time, closes connections after their answers, and ends with 0', async () => {
  const site = await startSite(temporaryFolder(), { DRAIN_SECONDS: '3' })
  await untilReady(site)
  const kept = await open(site.origin, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n')
  site.process.kill('SIGTERM')
  await setTimeout(300)
  const ready = await fetch(`${site.origin}/ready`)
  expect([ready.status, ((await ready.json()) as { status: string }).status]).toEqual([503, 'stopping'])
  const answers = await Promise.all([fetch(`${site.origin}/health`), fetch(`${site.origin}/api/v1/services/types`), fetch(`${site.origin}/nothing`)])
  expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
    [200, 'close'],
    [200, 'close'],
    [404, 'close'],
  ])
  kept.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(((await textOf(kept)).match(/connection: \S+/gi) ?? []).map(line => line.toLowerCase())).toEqual([
    'connection: keep-alive',
    'connection: close',
  ])
  expect(await site.ended).toBe(0)
})

test('a second signal ends the wait', async () => {
  const site = await startSite(temporaryFolder(), { DRAIN_SECONDS: '300' })
  await untilReady(site)
  site.process.kill('SIGTERM')
  await setTimeout(200)
  site.process.kill('SIGINT')
  expect(await site.ended).toBe(0)
})

test('a request that is being sent is answered, and the next process on the folder waits for that', async () => {
  const dataDir = temporaryFolder()
  const before = await startSite(dataDir, { DRAIN_SECONDS: '2' })
  await untilReady(before)
  const slow = await open(before.origin, await halfBody(before.origin))
  before.process.kill('SIGTERM')
  await setTimeout(100)
  const after = await startSite(dataDir, { DRAIN_SECONDS: '2' })
  expect(await textOf(slow)).toMatch(/^HTTP\/1\.1 408 /)
  expect(await before.ended).toBe(0)
  await untilReady(after)
})
