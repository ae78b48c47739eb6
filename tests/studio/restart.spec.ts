import { request } from '@playwright/test'
import { ADMIN } from '#tests/support/server/start-server.ts'
import { forget, type RunningStudio, startStudio } from './support/running-studio.ts'
import { expect, test } from './support/studio.ts'

test('edits survive a restart, drafts and what is published, and the site shows them at once', async () => {
  const first = await startStudio()
  try {
    const owner = await signedIn(first)
    for (const action of [
      {
        actionType: 'sanity.action.document.edit',
        draftId: 'drafts.business',
        publishedId: 'business',
        patch: { set: { name: 'Renamed & Daughters' } },
      },
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.business', publishedId: 'business' },
      { actionType: 'sanity.action.document.edit', draftId: 'drafts.theme', publishedId: 'theme', patch: { set: { radius: 31 } } },
    ])
      expect((await owner.post('/v2025-02-19/data/actions/production', { data: { actions: [action] } })).status()).toBe(200)
  } finally {
    await first.stop()
  }
  const second = await startStudio(first.dataDir)
  try {
    const owner = await signedIn(second)
    const query = encodeURIComponent('*[_id in ["business", "drafts.theme"]] | order(_id) {name, radius}')
    const found = (await (await owner.get(`/v2025-02-19/data/query/production?perspective=raw&query=${query}`)).json()) as { result: unknown }
    expect(found.result).toEqual([
      { name: 'Renamed & Daughters', radius: null },
      { name: null, radius: 31 },
    ])
    expect(second.output()).not.toContain('was filled from')
    await expect.poll(async () => (await fetch(second.siteOrigin)).text()).toContain('Renamed &amp; Daughters')
  } finally {
    await second.stop()
    forget(second)
  }
})

test('without signing in, nothing of the Studio, the lake or the drafts is served', async ({ studio }) => {
  const stranger = await request.newContext({ baseURL: studio.origin, ignoreHTTPSErrors: true, extraHTTPHeaders: { origin: studio.origin } })
  for (const path of ['/', '/structure', '/assets/index.js']) expect((await stranger.get(path)).url()).toContain('/sign-in?next=')
  for (const path of ['/v1/users/me', '/v2025-02-19/data/query/production?query=*', '/v2025-02-19/data/export/production', '/api/v1/csrf-token'])
    expect((await stranger.get(path)).status(), path).toBe(401)
  expect((await stranger.post('/v2025-02-19/data/mutate/production', { data: { mutations: [] } })).status()).toBe(401)
})

/** The calls of a browser that has signed in. */
async function signedIn({ origin }: RunningStudio) {
  const owner = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true, extraHTTPHeaders: { origin } })
  await owner.post('/sign-in', { form: { username: ADMIN.username, password: ADMIN.password }, maxRedirects: 0 })
  return owner
}
