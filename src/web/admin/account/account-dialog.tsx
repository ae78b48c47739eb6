import { useCallback, useEffect, useState } from 'react'
import type { SessionList } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { errorText } from '../texts/error-text.ts'
import { LoadFailed, Loading } from '../ui/loading.tsx'
import { SideDialog } from '../ui/side-dialog.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'

export interface AccountDialogProps {
  api: AdminApi
  /** Receives the token of the session that replaces this one. */
  onToken: (token: string) => void
  /** Called when this session has ended. */
  onSignedOut: () => void
  onClose: () => void
}

/** The account: its password, where it is signed in, and the way to sign out everywhere. */
export function AccountDialog({ api, onToken, onSignedOut, onClose }: AccountDialogProps) {
  const [list, setList] = useState<SessionList | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [news, setNews] = useState('')
  const load = useCallback(() => {
    api.sessions().then(setList, (error: unknown) => setFailure(`The sessions could not be loaded: ${errorText(error)}`))
  }, [api])
  useEffect(load, [load])

  const fail = (what: string) => (error: unknown) => setFailure(`${what}: ${errorText(error)}`)
  const changed = (token: string) => {
    onToken(token)
    setFailure(null)
    setNews('The password is changed. Every other session is signed out.')
    load()
  }
  const end = async (id: string, name: string) => {
    setNews('')
    setFailure(null)
    await api.endSession(id).then(() => setNews(`${name} is signed out.`), fail('It was not signed out'))
    load()
  }
  const endAll = () => {
    setIsAsking(false)
    api.signOutEverywhere().then(onSignedOut, fail('Nothing was signed out'))
  }

  return (
    <SideDialog className="account" title="Account" onClose={onClose}>
      <div className="account-messages">
        <div role="alert">{failure !== null && <p className="failure">{failure}</p>}</div>
        <output className="news">{news}</output>
      </div>
      <section>
        <h3>Password</h3>
        <PasswordForm api={api} username={list?.username ?? ''} onToken={changed} />
      </section>
      <section>
        <h3>Signed in</h3>
        {list !== null && <Sessions list={list} onEnd={end} />}
        {list === null && failure === null && <Loading />}
        {list === null && failure !== null && (
          <LoadFailed
            onRetry={() => {
              setFailure(null)
              load()
            }}
          >
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
