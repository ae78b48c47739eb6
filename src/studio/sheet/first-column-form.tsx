import { Flex, TextInput } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { type FirstColumn, firstColumn, firstColumnProblems, type FirstColumnSaid, NOTHING_ASKED } from '../../studio-model/sheet/first-column.ts'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { Field } from '../fields/field.tsx'
import { ReadyForm } from '../starts/ready-form.tsx'
import { MoreField, moreOf } from './more-field.tsx'

interface FirstColumnFormProps {
  document: DatasetDocument
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  onAdd: (column: FirstColumn) => void
  onClose: () => void
  /** Stands before the fields. */
  children: ReactNode
}

const FIELDS: readonly [name: keyof FirstColumnSaid, label: string][] = [
  ['question', 'What visitors are asked, such as “Size”'],
  ['present', 'For which one today’s prices are, such as “Usual size”'],
  ['added', 'What the new one is called, such as “Large”'],
]

/** What a category asks so that its packages have a price for each answer: today's prices for one, those of the other are written in the grid then. */
export function FirstColumnForm({ document, current, onAdd, onClose, children }: FirstColumnFormProps) {
  const [said, setSaid] = useState(NOTHING_ASKED)
  const [typed, setTyped] = useState<DraftNumber>(undefined)
  const [isTried, setTried] = useState(false)
  const problems = firstColumnProblems(document, said)
  const add = () => {
    setTried(true)
    const more = moreOf(typed)
    const column = more === null ? null : firstColumn(document, said, current, more)
    if (column !== null) onAdd(column)
  }
  return (
    <ReadyForm title="New column" pressText="Add this column" outcome={null} onPress={add} onClose={onClose}>
      <Flex gap={4} wrap="wrap" align="flex-start">
        {children}
        {FIELDS.map(([name, label]) => (
          <Field key={name} label={label} problem={isTried ? problems[name] : null}>
            {control => <TextInput {...control} value={said[name]} onChange={event => setSaid({ ...said, [name]: event.currentTarget.value })} />}
          </Field>
        ))}
        <MoreField than="now" value={typed} onChange={setTyped} />
      </Flex>
    </ReadyForm>
  )
}
