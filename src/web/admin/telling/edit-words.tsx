import type { Appointment } from '#src/contract/generated/types.ts'
import { MailWords } from './mail-words.tsx'
import type { ToldEdit } from './use-told-edit.ts'
import { WordField } from './word-field.tsx'

/** What the visitor is told of an edit, beside its form: a word of the owner's own, and the words that go out. */
export function EditWords({ request, told }: { request: Appointment; told: ToldEdit }) {
  return (
    <>
      <WordField request={request} word={told.word} onWord={told.onWord} />
      <MailWords request={request} of={told.of} />
    </>
  )
}
