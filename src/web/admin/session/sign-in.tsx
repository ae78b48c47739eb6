import { useState } from 'react'
import { fill } from '#src/catalog/words/fill.ts'
import { ApiError } from '../../api/client.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { useContent } from '../data/content.ts'
import { errorText } from '../texts/error-text.ts'
import { CredentialsForm } from './credentials-form.tsx'

interface SignInProps {
  api: AdminApi
  /** Why the admin must sign in again. */
  notice: string | null
  onToken: (token: string) => void
}

/** The login form. */
export function SignIn({ api, notice, onToken }: SignInProps) {
  const { admin } = useContent().messages
  const [failure, setFailure] = useState<string | null>(null)
  const signIn = (username: string, password: string) =>
    api.signIn({ username, password }).then(onToken, (error: unknown) => {
      // The server's text, else the standard text, else the reason why it could not be reached (specification, section 8).
      if (error instanceof ApiError) setFailure(error.serverText ?? admin.loginFailed)
      else setFailure(fill(admin.loginFailedWith, { message: errorText(error) }))
    })
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
        return signIn(username, password)
      }}
    />
  )
}
