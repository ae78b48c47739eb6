import { useState } from 'react'
import { useApi } from '../data/api-context.ts'
import { setUp } from '../data/session/session-api.ts'
import { errorText } from '../texts/error-text.ts'
import { CredentialsForm } from './credentials-form.tsx'

/** Creates the admin account, by the one-time link that the server prints at its first start. */
export function SetUp({ code, onToken }: { code: string; onToken: (token: string, account: string) => void }) {
  const api = useApi()
  const [failure, setFailure] = useState<string | null>(null)
  return (
    <CredentialsForm
      title="Set up the admin account"
      intro="Choose the username and password that you will sign in with. This link works once, within a day."
      passwordKind="new-password"
      submit="Create account"
      submitting="Creating the account…"
      failure={failure}
      onSubmit={(username, password) => {
        setFailure(null)
        return setUp(api, { code, username, password }).then(
          token => onToken(token, username),
          (error: unknown) => setFailure(`Set-up failed: ${errorText(error)}`),
        )
      }}
    />
  )
}
