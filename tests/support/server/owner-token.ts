import { ADMIN } from './start-server.ts'

/** Signs the owner in to a running server by its API. */
export async function ownerToken(origin: string): Promise<string> {
  const first = await fetch(`${origin}/api/v1/csrf-token`)
  const { csrf_token: csrf } = await first.json()
  const cookie = first.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie },
    body: JSON.stringify(ADMIN),
  })
  return (await answer.json()).token
}
