import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AccountButton } from '../account/account-button.tsx'
import { Dashboard } from '../dashboard/dashboard.tsx'
import { ApiContext } from '../data/api-context.ts'
import { type KeptDay, showKept } from '../data/kept-day.ts'
import { makeQueryClient } from '../data/query-client.ts'
import { LoadFailed, Loading } from '../ui/loading.tsx'
import { useHash } from '../hooks/use-hash.ts'
import { Unsaved, UnsavedContext } from '../hooks/unsaved.ts'
import { UnsavedStore } from '../hooks/unsaved-store.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { SetUp } from './set-up.tsx'
import { setUpCode } from './set-up-code.ts'
import { SignIn } from './sign-in.tsx'
import { useSession } from './use-session.ts'

/** Shows what the session allows: the set-up form for its one-time link, the sign-in form, or the dashboard. */
export function SessionGate({ apiOrigin }: { apiOrigin: string }) {
  const [unsaved] = useState(() => new Unsaved(new UnsavedStore()))
  const { session, api, check, signIn, signOut, forget } = useSession(apiOrigin, unsaved)
  const code = setUpCode(useHash())
  const screen = () => {
    if (code !== null) {
      const enter = (token: string, account: string) => {
        signIn(token, account)
        // Replace, so that the used code does not stay in the history.
        location.replace('#/admin')
      }
      return <SetUp code={code} onToken={enter} />
    }
    switch (session.kind) {
      case 'checking':
        return (
          <main>
            <Loading />
          </main>
        )
      case 'unchecked':
        return (
          <main>
            <LoadFailed onRetry={check}>
              <p role="alert">{session.failure}</p>
            </LoadFailed>
          </main>
        )
      case 'signed-out':
        return <SignIn notice={session.notice} onToken={signIn} />
      case 'signed-in':
        return (
          <SessionData day={session.day}>
            <UnsavedContext value={unsaved}>
              <Dashboard onSignOut={signOut} account={<AccountButton onToken={signIn} onSignedOut={forget} />} />
            </UnsavedContext>
          </SessionData>
        )
    }
  }
  return (
    <ApiContext value={api}>
      <CrashBoundary unsaved={unsaved}>{screen()}</CrashBoundary>
    </ApiContext>
  )
}

/** Gives each session a query cache of its own, so that no loaded data outlives a sign-out. It begins with the day that is kept, where the server does not answer. */
function SessionData({ day, children }: { day: KeptDay | null; children: ReactNode }) {
  const [client] = useState(() => {
    const client = makeQueryClient()
    if (day !== null) showKept(client, day)
    return client
  })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
