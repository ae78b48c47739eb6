import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { createMockAuthStore, type CurrentUser } from 'sanity'
import { startStudio } from './start-studio.tsx'
import { studioConfig } from './studio-config.ts'

/** As the lake on this machine is called. */
const PROJECT = { projectId: 'local', dataset: 'production' }

const roles = [{ name: 'administrator', title: 'Administrator' }]

/** Whoever has signed in at the Studio's door is the one user of the lake. */
const OWNER: CurrentUser = { id: 'owner', name: 'Owner', email: '', role: 'administrator', roles }

// Whoever comes back to a Studio whose session has ended gets to the sign-in.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void leaveWhenSignedOut()
})

startStudio(
  studioConfig({
    ...PROJECT,
    unstable_clientFactory: lakeClient,
    auth: {
      ...createMockAuthStore({ client: lakeClient({ ...PROJECT, apiVersion: '2025-02-19', useCdn: false }), currentUser: OWNER }),
      logout: signOut,
    },
  }),
)

/** The lake is where the Studio came from. */
function lakeClient(options: ClientConfig): SanityClient {
  return createClient({ ...options, apiHost: location.origin, useProjectHostname: false, useCdn: false })
}

async function leaveWhenSignedOut(): Promise<void> {
  const { status } = await fetch('/v1/users/me')
  if (status === 401) location.reload()
}

async function signOut(): Promise<void> {
  await fetch('/sign-out', { method: 'POST' })
  location.assign('/')
}
