import { expect, onTestFinished, test } from 'vitest'
import { ADMIN, startServer } from '#tests/support/server/start-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

interface LogLine {
  time: number
  level: number
  reqId: string
  msg: string
  method: string
  route: string
  status: number
  sender?: string
}

const WARN = 40

test('sign-ins and refusals are logged with when, what, how it ended and a pseudonym of the sender; nothing personal is', async () => {
  const server = await startServer(SAMPLE_FOLDER, { LOG_LEVEL: 'info' })
  onTestFinished(server.stop)
  const api = `${server.origin}/api/v1`
  const csrf = ((await (await fetch(`${api}/csrf-token`)).json()) as { csrf_token: string }).csrf_token
  const post = (path: string, body: unknown, headers: Record<string, string> = { 'x-csrf-token': csrf }) =>
    fetch(api + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })

  expect((await post('/auth/login', { username: 'stranger@canary.example', password: 'a canary password' })).status).toBe(401)
  expect((await post('/auth/login', ADMIN)).status).toBe(200)
  expect((await post('/auth/login', ADMIN, {})).status).toBe(403)
  expect((await fetch(`${api}/appointments?search=canary`)).status).toBe(401)

  const said = () =>
    server
      .output()
      .split('\n')
      .flatMap(line => (line.startsWith('{') ? [JSON.parse(line) as LogLine] : []))
      .filter(({ route }) => route === '/api/v1/auth/login' || route === '/api/v1/appointments')
  await expect.poll(() => said().length).toBe(4)
  expect(said().map(({ method, route, status, level }) => [method, route, status, level === WARN])).toEqual([
    ['POST', '/api/v1/auth/login', 401, true],
    ['POST', '/api/v1/auth/login', 200, false],
    ['POST', '/api/v1/auth/login', 403, true],
    ['GET', '/api/v1/appointments', 401, true],
  ])
  expect(new Set(said().map(({ sender }) => sender)).size).toBe(1)
  for (const { sender, time, reqId } of said()) {
    expect(sender).toMatch(/^[\w-]{8}$/)
    expect(new Date(time).getFullYear()).toBeGreaterThan(2025)
    expect(reqId).toMatch(/^[0-9a-f-]{36}$/)
  }
  expect(JSON.stringify(said())).not.toMatch(/canary|127\.0\.0\.1/)
})
