import { useId, useState } from 'react'
import { PASSWORD_LENGTH } from '#src/contract/password-length.ts'

interface PasswordFieldProps {
  /** Also the input's name and autocomplete token. */
  kind: 'current-password' | 'new-password'
  label?: string
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ kind, label = 'Password' }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const isNew = kind === 'new-password'
  const hintId = `${id}-hint`
  return (
    <div className="entry">
      <label htmlFor={id}>{label}</label>
      {isNew && (
        <p className="hint" id={hintId}>
          At least {PASSWORD_LENGTH} characters. A few words in a row are easy to remember.
        </p>
      )}
      <div className="password">
        <input
          id={id}
          name={kind}
          type={isShown ? 'text' : 'password'}
          autoComplete={kind}
          autoCapitalize="none"
          spellCheck={false}
          minLength={isNew ? PASSWORD_LENGTH : undefined}
          maxLength={1000}
          aria-describedby={isNew ? hintId : undefined}
          required
        />
        <button
          type="button"
          className="quiet-button"
          aria-label={`Show ${label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          Show
        </button>
      </div>
    </div>
  )
}
