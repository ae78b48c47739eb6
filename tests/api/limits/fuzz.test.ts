import { expect, test } from 'vitest'
import type { ApiRoute, RequestSchema } from '#src/server/http/api-route.ts'
import { apiRoutes } from '#src/server/register-api.ts'
import { buildSessions } from '#src/server/auth/sessions.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { hostilePayload } from '#tests/support/server/hostile-payloads.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { SEED } from '#tests/support/seed.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `FUZZ=200000 npx vitest run fuzz` for the full size, with SEED for the same once more. */
const COUNT = sizeOf('FUZZ', { everyday: 1000, all: 2000 })

/** So many are sent at the same time. */
const AT_ONCE = 16

/** What a body that is refused is answered with. */
const REFUSED = [400, 413, 415]

test(
  `${COUNT} hostile bodies, drawn from the schemas, are refused by every call that writes, and change nothing`,
  { timeout: 3_600_000 },
  async () => {
    const { context, call, origin, signIn } = await startTestServer()
    const token = await signIn()
    const { body: made } = await call('POST', '/api/v1/appointments/', { body: QUOTE })
    await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
    const stored = async () => (await call('GET', '/api/v1/appointments/', { token })).text
    const before = await stored()
    const writing = apiRoutes(context, buildSessions(context.storage.accounts, context.clock)).filter(({ method }) => method !== 'GET')
    const draw = drawFromSeed(SEED)
    const statuses = new Map<number, number>()
    let csrf = ''

    async function send(route: ApiRoute, number: number): Promise<void> {
      const { why, body, headers } = hostilePayload(draw, shapeNamed(route.bodySchema))
      const answer = await fetch(origin + route.url.replace(':id', made.id), {
        method: route.method,
        body,
        headers: {
          ...headers,
          'x-csrf-token': csrf,
          ...((route.access === 'admin' || route.access === 'editor') && { authorization: `Bearer ${token}` }),
        },
      })
      const text = await answer.text()
      const name = `${number}: ${route.method} ${route.url}, ${why}, answered ${text.slice(0, 300)}`
      expect(REFUSED, name).toContain(answer.status)
      expect(text.length, name).toBeLessThan(10_000)
      expect(JSON.parse(text), name).toEqual(expect.objectContaining({ error: expect.stringMatching(/./) }))
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }

    for (let sent = 0; sent < COUNT; sent += AT_ONCE) {
      if (sent % 10_000 < AT_ONCE) csrf = (await call('GET', '/api/v1/csrf-token')).body.csrf_token
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(draw.one(writing), sent + index)))
    }
    expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual(REFUSED)
    expect(await stored()).toBe(before)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect((await call('POST', '/api/v1/appointments/', { body: { ...QUOTE, message: 'still there' } })).status).toBe(201)
  },
)

function shapeNamed(name: string): RequestSchema<unknown> {
  const shape = Object.values(requestSchemas).find(known => known.name === name)
  if (shape === undefined) throw new Error(`there is no shape ${name}`)
  return shape
}
