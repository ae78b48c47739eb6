import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import { ADMIN, startTestServer } from '#tests/support/server/test-server.ts'

/** Who a visitor is, as the connection and trusted proxies say. The proxy connects from 127.0.0.1, others from elsewhere on this machine's own network. */

const PROXY = '127.0.0.1'
const STRANGER = '127.0.0.2'

const BEHIND_PROXY = { TRUST_PROXY: PROXY, PUBLIC_ORIGIN: 'https://example.com' }

/** A sign-in with a wrong password, over a connection of its own that comes from an address. */
async function guess(origin: string, from: string, headers: Record<string, string>): Promise<number> {
  const { csrf_token: token } = (await (await fetch(`${origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  const sent = request(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    agent: false,
    localAddress: from,
    headers: { 'content-type': 'application/json', 'x-csrf-token': token, ...headers },
  })
  sent.end(JSON.stringify({ ...ADMIN, username: `nobody ${Math.random()}` }))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}

/** Guesses until there is no eleventh for whoever is counted as one. */
async function guesses(origin: string, from: string, forwarded: (count: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push(await guess(origin, from, { 'x-forwarded-for': forwarded(count) }))
  return statuses
}

const ONE_CLIENT = [...Array.from({ length: 10 }, () => 401), 429]
const MANY_CLIENTS = Array.from({ length: 11 }, () => 401)

const said: { what: string; forwarded: (count: number) => string; isOne: boolean }[] = [
  { what: 'other addresses', forwarded: count => `198.51.100.${count}`, isOne: false },
  { what: 'other ports of one address', forwarded: count => `198.51.100.1:${4000 + count}`, isOne: true },
  { what: 'other ports of one IPv6 address', forwarded: count => `[2001:db8::1]:${4000 + count}`, isOne: true },
  { what: 'an address in brackets, and none', forwarded: count => (count % 2 === 0 ? '[2001:db8::1]' : '2001:db8::1'), isOne: true },
  { what: 'made-up texts', forwarded: count => `nobody-${count}`, isOne: true },
  { what: 'numbers that are no address', forwarded: count => `198.51.100.${300 + count}`, isOne: true },
  { what: 'made-up addresses before the one that the proxy saw', forwarded: count => `203.0.113.${count}, 198.51.100.1`, isOne: true },
  { what: 'made-up proxies before the one that the proxy saw', forwarded: count => `203.0.113.${count}, ${PROXY}, 198.51.100.1`, isOne: true },
  { what: 'addresses and commas', forwarded: count => `198.51.100.1${','.repeat(count)}`, isOne: true },
  { what: 'addresses that two proxies saw', forwarded: count => `198.51.100.${count}, ${PROXY}:443`, isOne: false },
]

test.for(said)('a proxy says $what: one client, $isOne', async ({ forwarded, isOne }) => {
  const { origin } = await startTestServer({ env: BEHIND_PROXY })
  expect(await guesses(origin, PROXY, forwarded)).toEqual(isOne ? ONE_CLIENT : MANY_CLIENTS)
})

test('whoever reaches the port past the proxy makes up neither an address, nor a host, nor a scheme', async () => {
  const { origin } = await startTestServer({ env: { TRUST_PROXY: PROXY, PUBLIC_ORIGIN: 'https://example.com' } })
  expect(await guesses(origin, STRANGER, count => `198.51.100.${count}`)).toEqual(ONE_CLIENT)
  expect(await guess(origin, PROXY, { 'x-forwarded-for': '198.51.100.77' })).toBe(401)
  const forged = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
  expect(await guess(origin, STRANGER, forged)).toBe(403)
})

test("a stranger's tries are not those of the address that the stranger claims", async () => {
  const { origin } = await startTestServer({ env: BEHIND_PROXY })
  expect(await guesses(origin, STRANGER, () => '198.51.100.1')).toEqual(ONE_CLIENT)
  expect(await guess(origin, PROXY, { 'x-forwarded-for': '198.51.100.1' })).toBe(401)
})
