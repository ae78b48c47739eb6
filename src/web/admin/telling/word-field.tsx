import { useId } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { personName } from '../request/request-texts.ts'

/** As the API takes it (schemas/api/mails.schema.json). */
const MAX_WORD = 1000

interface WordFieldProps {
  request: Pick<Appointment, 'name' | 'erased_at'>
  word: string
  onWord: (word: string) => void
}

/** What the owner says in a mail, in words of their own. */
export function WordField({ request, word, onWord }: WordFieldProps) {
  const id = useId()
  return (
    // A field of the form that it may stand in.
    <div className="word-field field">
      <label htmlFor={id}>
        A word to {personName(request)} <span className="soft">(optional)</span>
      </label>
      <textarea id={id} rows={2} maxLength={MAX_WORD} value={word} onChange={event => onWord(event.currentTarget.value)} />
    </div>
  )
}
