import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { of } from 'rxjs'
import type { CurrentUser } from 'sanity'
import { keepWrites } from './client/keep-writes.ts'
import { startStudio } from './start-studio.tsx'
import { studioConfig } from './studio-config.ts'
import { API_VERSION } from './client/api-version.ts'

/** Project and dataset of the local lake. */
const PROJECT = { projectId: 'local', dataset: 'production' }

const roles = [{ name: 'administrator', title: 'Administrator' }]

/** The lake's only user: anybody whom the Studio's host has let in. */
const OWNER: CurrentUser = { id: 'owner', name: 'Owner', email: '', role: 'administrator', roles }

const client = lakeClient({ ...PROJECT, ...API_VERSION, useCdn: false })
const business = await client.fetch<string | null>('*[_id == "business"][0].name').catch(() => null)

// When the Studio becomes visible after its session has ended, show the sign-in.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void leaveWhenSignedOut()
})

startStudio(
  studioConfig(
    {
      ...PROJECT,
      unstable_clientFactory: lakeClient,
      auth: {
        state: of({ authenticated: true, client, currentUser: OWNER }),
        logout: signOut,
      },
    },
    { business, isService: false, forDevelopers: [] },
  ),
)

/** A client of the lake, which has the Studio's own origin. */
function lakeClient(options: ClientConfig): SanityClient {
  const requestHandler = keepWrites(options.requestHandler)
  return createClient({ ...options, requestHandler, apiHost: location.origin, useProjectHostname: false, useCdn: false })
}

async function leaveWhenSignedOut(): Promise<void> {
  const { status } = await fetch('/v1/users/me')
  if (status === 401) location.reload()
}

async function signOut(): Promise<void> {
  await fetch('/sign-out', { method: 'POST' })
  location.assign('/')
}
