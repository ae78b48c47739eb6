import { expect, test } from 'vitest'
import { buildSessions } from '#src/server/auth/sessions.ts'
import { buildApp } from '#src/server/build-app.ts'
import { issueCsrfToken } from '#src/server/auth/csrf-token.ts'
import { apiRoutes } from '#src/server/register-api.ts'
import { loopMs } from '#tests/support/server/call-costs.ts'
import { validBody } from '#tests/support/server/hostile-payloads.ts'
import { ADMIN, startTestServer } from '#tests/support/server/test-server.ts'
import { worstBodies } from '#tests/support/server/worst-calls.ts'

/** What parsing a body of this size costs by itself is the measure: `npm run bench -- calls` asserts milliseconds. */
const REFERENCE = JSON.stringify(Object.fromEntries(Array.from({ length: 12_000 }, (_, index) => [`key ${index}`, index])))

/** A body that was validated field by field cost 60 times as much and more. */
const MAX_TIMES = 15

/** Over so many, since some systems count a thread's time in whole milliseconds. */
const PARSES = 100

function referenceMs(): number {
  const before = process.threadCpuUsage()
  for (let run = 0; run < PARSES; run++) JSON.parse(REFERENCE)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / PARSES
}

test('the most costly requests that each route takes cost no more than a few times what reading them does', { timeout: 600_000 }, async () => {
  const { context } = await startTestServer()
  const app = await buildApp(context)
  const sessions = buildSessions(context.storage.accounts, context.clock)
  const routes = apiRoutes(context, sessions).filter(({ bodyLimit }) => bodyLimit === undefined)
  expect(routes.length).toBeGreaterThan(15)
  const dear: string[] = []
  const most = MAX_TIMES * referenceMs()
  for (const call of routes.flatMap(route => worstBodies(route, validBody(route.bodySchema)))) {
    const headers = {
      authorization: `Bearer ${await sessions.open(ADMIN.username)}`,
      'x-csrf-token': issueCsrfToken(context.csrfSecret, context.clock()),
    }
    const { ms, status } = await loopMs(app, call, headers, 1)
    expect(status, call.what).toBeLessThan(500)
    // What compiles on its first call is asked again.
    if (ms > most && (await loopMs(app, call, headers, 5)).ms > most) dear.push(`${call.what}: ${Math.round((MAX_TIMES * ms) / most)} times`)
  }
  await app.close()
  expect(dear).toEqual([])
})
