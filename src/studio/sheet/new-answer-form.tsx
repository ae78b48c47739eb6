import { Flex, TextInput } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import type { ColumnQuestion } from '../../studio-model/sheet/column-question.ts'
import { besideOf, type NewColumn, newColumn } from '../../studio-model/sheet/new-column.ts'
import { Field } from '../fields/field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { ReadyForm } from '../starts/ready-form.tsx'
import { MoreField, moreOf } from './more-field.tsx'

/** A question of a document that may have another answer. */
export interface ColumnPlace {
  readonly document: object & { readonly _id: string }
  /** How the document is called. */
  readonly title: string
  readonly question: ColumnQuestion
}

interface NewAnswerFormProps {
  place: ColumnPlace
  onAdd: (column: NewColumn) => void
  onClose: () => void
  /** Stands before the fields. */
  children: ReactNode
}

/** The select's value for what stands before all others: no id is empty. */
const FIRST = ''

/** What a new answer is called, and where it stands among the others; its prices are written in the grid then. */
export function NewAnswerForm({ place: { document, question }, onAdd, onClose, children }: NewAnswerFormProps) {
  const [label, setLabel] = useState('')
  const [after, setAfter] = useState<string | null>(null)
  const [typed, setTyped] = useState<DraftNumber>(undefined)
  const [isTried, setTried] = useState(false)
  const { options } = question
  const known = options.some(option => option.label.trim() === label.trim())
  const behind = after ?? options.at(-1)?.id ?? FIRST
  const at = behind === FIRST ? null : behind
  const more = moreOf(typed)
  const column = known || more === null ? null : newColumn(document, question, label, at, utcToday(), more)
  const add = () => {
    setTried(true)
    if (column !== null) onAdd(column)
  }
  return (
    <ReadyForm title="New column" pressText="Add this column" outcome={null} onPress={add} onClose={onClose}>
      <Flex gap={4} wrap="wrap" align="flex-start">
        {children}
        <Field
          label={`${question.label}: what the new one is called; visitors read it`}
          problem={!isTried ? null : known ? 'There is one of this name' : label.trim() === '' ? 'Say what it is called' : null}
        >
          {control => <TextInput {...control} value={label} onChange={event => setLabel(event.currentTarget.value)} />}
        </Field>
        <SelectField
          label="Where it stands"
          problem={null}
          readOnly={false}
          value={behind}
          options={[{ id: FIRST, label: 'First' }, ...options.map(({ id, label: name }) => ({ id, label: `After “${name}”` }))]}
          onChange={setAfter}
        />
        <MoreField than={`for “${besideOf(question, at)?.label ?? ''}”`} value={typed} onChange={setTyped} />
      </Flex>
    </ReadyForm>
  )
}
