import { type SubmitEvent, useId, useState } from 'react'
import { useContent } from '../data/content/admin-content.ts'
import { formText } from '../texts/form-text.ts'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { usePageTitle } from '../hooks/use-page-title.ts'
import { PasswordField } from './password-field.tsx'
import { Failure } from '../ui/failure.tsx'

interface CredentialsFormProps {
  title: string
  intro: string | null
  passwordKind: 'current-password' | 'new-password'
  submit: string
  submitting: string
  failure: string | null
  onSubmit: (username: string, password: string) => Promise<void>
}

/** A username and a password, both required. */
export function CredentialsForm({ title, intro, passwordKind, submit, submitting, failure, onSubmit }: CredentialsFormProps) {
  const { business } = useContent()
  const [isBusy, setIsBusy] = useState(false)
  const usernameId = useId()
  usePageTitle(`${title} – ${business.name}`)

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsBusy(true)
    void onSubmit(formText(form, 'username'), formText(form, passwordKind)).then(() => setIsBusy(false))
  }

  return (
    <main className="credentials">
      <p className="business-name">{business.name}</p>
      <ScreenTitle>{title}</ScreenTitle>
      {intro !== null && <p>{intro}</p>}
      <Failure text={failure} />
      <form method="post" onSubmit={send} aria-busy={isBusy}>
        <div className="entry">
          <label htmlFor={usernameId}>Username</label>
          <input
            id={usernameId}
            name="username"
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
          />
        </div>
        <PasswordField kind={passwordKind} />
        <button type="submit" className="main-button" aria-disabled={isBusy}>
          {isBusy ? submitting : submit}
        </button>
      </form>
    </main>
  )
}
