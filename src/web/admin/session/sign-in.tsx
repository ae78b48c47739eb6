import { useEffect, useState } from 'react'
import { fill } from '#src/catalog/words/fill.ts'
import { ApiError } from '../../api/answer.ts'
import { useApi } from '../data/api-context.ts'
import { signIn } from '../data/session/session-api.ts'
import { useContent } from '../data/content/admin-content.ts'
import { errorText } from '../texts/error-text.ts'
import { CredentialsForm } from './credentials-form.tsx'

interface SignInProps {
  /** Why the admin must sign in again. */
  notice: string | null
  onToken: (token: string, account: string) => void
}

/** The login form. */
export function SignIn({ notice, onToken }: SignInProps) {
  const api = useApi()
  const { admin } = useContent().messages
  const [failure, setFailure] = useState<string | null>(null)
  // Before the press, so that Login is one round trip; one that fails here is loaded again with it.
  useEffect(() => {
    api.loadCsrfToken().catch(() => {})
  }, [api])
  const open = (username: string, password: string) =>
    signIn(api, { username, password }).then(
      token => onToken(token, username),
      (error: unknown) => {
        // The server's text, else the standard text, else the reason why it could not be reached (specification, section 8).
        if (error instanceof ApiError) setFailure(error.serverText ?? admin.loginFailed)
        else setFailure(fill(admin.loginFailedWith, { message: errorText(error) }))
      },
    )
  return (
    <CredentialsForm
      title="Admin login"
      intro={notice}
      passwordKind="current-password"
      submit="Login"
      submitting="Signing in…"
      failure={failure}
      onSubmit={(username, password) => {
        setFailure(null)
        return open(username, password)
      }}
    />
  )
}
