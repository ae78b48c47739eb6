import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AlertOptions } from '../alerts/alert-options.tsx'
import { useApi } from '../data/api-context.ts'
import { endSession, sessionsQuery, signOutEverywhere } from '../data/session/session-api.ts'
import { errorText } from '../texts/error-text.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { LoadFailed, Loading } from '../ui/loading.tsx'
import { SideDialog } from '../ui/side-dialog.tsx'
import { InstallHint } from './install-hint.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import { Failure } from '../ui/failure.tsx'

export interface AccountDialogProps {
  /** Receives the token of the session that replaces this one. */
  onToken: (token: string) => void
  /** Called when this session has ended. */
  onSignedOut: () => void
  onClose: () => void
}

/** The account: how this device tells of requests, the password, where it is signed in, and the way to sign out everywhere. */
export function AccountDialog({ onToken, onSignedOut, onClose }: AccountDialogProps) {
  const api = useApi()
  const { data: list, error, refetch } = useQuery(sessionsQuery(api))
  const [failed, setFailed] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [news, setNews] = useState('')
  const failure = failed ?? (error && `The sessions could not be loaded: ${errorText(error)}`)

  const fail = (what: string) => (error: unknown) => setFailed(`${what}: ${errorText(error)}`)
  const changed = (token: string) => {
    onToken(token)
    setFailed(null)
    setNews('The password is changed. Every other session is signed out.')
    void refetch()
  }
  const end = async (id: string, name: string) => {
    setNews('')
    setFailed(null)
    await endSession(api, id).then(() => setNews(`${name} is signed out.`), fail('It was not signed out'))
    void refetch()
  }
  const endAll = () => {
    setIsAsking(false)
    signOutEverywhere(api).then(onSignedOut, fail('Nothing was signed out'))
  }

  return (
    <SideDialog className="account" title="Account" onClose={onClose}>
      <div className="account-messages">
        <Failure text={failure} />
        <output className="news">{news}</output>
      </div>
      <AlertOptions />
      <InstallHint />
      <section>
        <h3>Password</h3>
        <PasswordForm username={list?.username ?? ''} onToken={changed} />
      </section>
      <section>
        <h3>Signed in</h3>
        {list !== undefined && <Sessions list={list} onEnd={end} />}
        {list === undefined && error === null && <Loading />}
        {list === undefined && error !== null && (
          <LoadFailed onRetry={() => void refetch()}>
            <p>The sessions could not be loaded.</p>
          </LoadFailed>
        )}
        <button type="button" className="danger-button" onClick={() => setIsAsking(true)}>
          Sign out everywhere
        </button>
      </section>
      {isAsking && (
        <ConfirmDialog text="Sign out everywhere?" confirm="Sign out everywhere" onConfirm={endAll} onCancel={() => setIsAsking(false)}>
          Every browser and program is signed out, this one too. Whoever comes back needs the password.
        </ConfirmDialog>
      )}
    </SideDialog>
  )
}
