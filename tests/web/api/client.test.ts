import { afterEach, expect, test, vi } from 'vitest'
import { ApiClient } from '#src/web/api/client.ts'

afterEach(() => vi.unstubAllGlobals())

test('a token that is renewed tells the server which one it replaces, so that a form that was long open is not asked to wait', async () => {
  const calls: string[] = []
  let issued = 0
  vi.stubGlobal('fetch', async (path: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
    calls.push(`${method} ${path} ${headers['x-csrf-token'] ?? '-'}`)
    if (method === 'GET') return Response.json({ csrf_token: `token-${++issued}` })
    return headers['x-csrf-token'] === 'token-1' ? Response.json({ error: 'expired' }, { status: 403 }) : Response.json({ id: 'A' }, { status: 201 })
  })
  const api = new ApiClient({ origin: '', failureText: '{status}' })
  await api.loadCsrfToken()
  expect(await api.send('POST', '/x')).toEqual({ id: 'A' })
  expect(calls).toEqual(['GET /api/v1/csrf-token -', 'POST /x token-1', 'GET /api/v1/csrf-token token-1', 'POST /x token-2'])
})
