import { type SubmitEvent, useState } from 'react'
import { useApi } from '../data/api-context.ts'
import { changePassword } from '../data/session/session-api.ts'
import { errorText } from '../texts/error-text.ts'
import { formText } from '../texts/form-text.ts'
import { PasswordField } from '../session/password-field.tsx'
import { Failure } from '../ui/failure.tsx'

interface PasswordFormProps {
  /** For the browser's password manager. */
  username: string
  onToken: (token: string) => void
}

/** Changes the password; requires the current one. */
export function PasswordForm({ username, onToken }: PasswordFormProps) {
  const api = useApi()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    setFailure(null)
    void change(form).finally(() => setIsBusy(false))
  }
  const change = async (form: HTMLFormElement) => {
    try {
      const token = await changePassword(api, { current_password: formText(form, 'current-password'), new_password: formText(form, 'new-password') })
      form.reset()
      onToken(token)
    } catch (error) {
      setFailure(`The password was not changed. ${errorText(error)}`)
    }
  }
  return (
    <form method="post" onSubmit={send} aria-busy={isBusy}>
      <input type="text" name="username" autoComplete="username" value={username} aria-label="Username" readOnly hidden />
      <PasswordField kind="current-password" label="Current password" />
      <PasswordField kind="new-password" label="New password" />
      <Failure text={failure} />
      <button type="submit" className="main-button" aria-disabled={isBusy}>
        {isBusy ? 'Changing the password…' : 'Change password'}
      </button>
    </form>
  )
}
