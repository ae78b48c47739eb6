import { Flex, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import type { ColumnQuestion } from '../../studio-model/sheet/column-question.ts'
import { type NewColumn, newColumn } from '../../studio-model/sheet/new-column.ts'
import { Field } from '../fields/field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { ReadyForm } from '../starts/ready-form.tsx'

/** A question of a document that may have another answer. */
export interface ColumnPlace {
  readonly document: object & { readonly _id: string }
  /** How the document is called. */
  readonly title: string
  readonly question: ColumnQuestion
}

interface NewColumnFormProps {
  places: readonly ColumnPlace[]
  /** What has no such question, by its name. */
  without: readonly string[]
  onAdd: (place: ColumnPlace, column: NewColumn) => void
  onClose: () => void
}

/** The select's value for what stands before all others: no id is empty. */
const FIRST = ''

/** What a new answer is called, and where it stands among the others; its prices are written in the grid then. */
export function NewColumnForm({ places, without, onAdd, onClose }: NewColumnFormProps) {
  const [at, setAt] = useState(0)
  const [label, setLabel] = useState('')
  const [after, setAfter] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const place = places[at] ?? places[0]
  if (place === undefined) return null
  const { options } = place.question
  const known = options.some(option => option.label.trim() === label.trim())
  const behind = after ?? options.at(-1)?.id ?? FIRST
  const column = known ? null : newColumn(place.document, place.question, label, behind === FIRST ? null : behind, utcToday())
  const add = () => {
    setTried(true)
    if (column !== null) onAdd(place, column)
  }
  return (
    <ReadyForm title="New column" pressText="Add this column" outcome={null} onPress={add} onClose={onClose}>
      <Flex gap={4} wrap="wrap" align="flex-start">
        {places.length > 1 && (
          <SelectField
            label="Of which question"
            problem={null}
            readOnly={false}
            value={String(places.indexOf(place))}
            options={places.map(({ title, question }, position) => ({ id: String(position), label: `${title}: ${question.label}` }))}
            onChange={position => {
              setAt(Number(position))
              setAfter(null)
            }}
          />
        )}
        <Field
          label={`${place.question.label}: what the new one is called; visitors read it`}
          problem={!isTried || column !== null ? null : known ? 'There is one of this name' : 'Say what it is called'}
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
      </Flex>
      {without.length > 0 && (
        <Text size={1} muted>
          Not listed: {new Intl.ListFormat('en').format(without)}, where no price depends on a choice yet. A question that changes the price is added
          in the form there, under Questions.
        </Text>
      )}
    </ReadyForm>
  )
}
