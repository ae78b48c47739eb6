import { onTestFinished, expect, test } from 'vitest'
import { RESERVED_PATHS } from '#src/cms/check/check-paths.ts'
import { buildApp } from '#src/server/build-app.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

test('no category can take an address that a route of the server answers', async () => {
  const { context } = await startTestServer()
  const app = await buildApp(context)
  onTestFinished(() => app.close())
  await app.ready()
  const routes = app.printRoutes({ commonPrefix: false, includeHooks: false })
  // Each line of the tree that begins at its root is the beginning of an address.
  const firsts = [...routes.matchAll(/^[├└]── \/?([a-z0-9-]+)/gm)].map(([, first = '']) => first)
  expect(firsts.length).toBeGreaterThan(8)
  expect(firsts.filter(first => !RESERVED_PATHS.has(first))).toEqual([])
})
