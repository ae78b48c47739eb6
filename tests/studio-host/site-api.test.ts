import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { SiteApi } from '#src/studio-host/site-api.ts'

const CALLER = { address: '203.0.113.9', token: 'token' }

/** A site that answers every call with a status. */
async function siteThatSays(status: number): Promise<string> {
  const server = createServer((_, answer) => answer.writeHead(status, { 'content-type': 'application/json' }).end('{"csrf_token": "token"}'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  [200, true],
  [401, false],
])('the site says by a %i whether somebody is signed in: %s', async (status, isSignedIn) => {
  expect(await new SiteApi(await siteThatSays(status), 'gateway token').isSignedIn(CALLER)).toBe(isSignedIn)
})

test.each([403, 429, 500, 502, 503])('a %i does not say that anybody is signed out', async status => {
  await expect(new SiteApi(await siteThatSays(status), 'gateway token').isSignedIn(CALLER)).rejects.toMatchObject({ statusCode: 503 })
})

test('a call that its caller has left ends at the site too', async () => {
  const left = new AbortController()
  const ended = new Promise<string>(resolve => {
    const server = createServer((request, answer) => {
      if (request.url !== '/api/v1/state') return void answer.end('{"csrf_token": "token"}')
      answer.once('close', () => resolve('ended'))
      left.abort()
    })
    server.listen(0, '127.0.0.1', () => {
      const site = new SiteApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'gateway token')
      const call = { method: 'POST', address: '/api/v1/state', contentType: null, body: null, signal: left.signal }
      void site.forward(call, CALLER).catch(() => undefined)
    })
    onTestFinished(() => void server.close())
  })
  expect(await ended).toBe('ended')
})
