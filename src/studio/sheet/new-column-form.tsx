import { useState } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { FirstColumn } from '../../studio-model/sheet/first-column.ts'
import type { NewColumn } from '../../studio-model/sheet/new-column.ts'
import { SelectField } from '../fields/select-field.tsx'
import { FirstColumnForm } from './first-column-form.tsx'
import { type ColumnPlace, NewAnswerForm } from './new-answer-form.tsx'

/** A document no price of which depends on a choice yet. */
export interface FirstColumnPlace {
  readonly document: DatasetDocument
  readonly title: string
}

interface NewColumnFormProps {
  places: readonly ColumnPlace[]
  firsts: readonly FirstColumnPlace[]
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  onAdd: (place: ColumnPlace, column: NewColumn) => void
  onAddFirst: (place: FirstColumnPlace, column: FirstColumn) => void
  onClose: () => void
}

/** Of which category a column is added: another answer of a question that prices depend on, or the first such question. */
export function NewColumnForm({ places, firsts, current, onAdd, onAddFirst, onClose }: NewColumnFormProps) {
  const [chosen, setChosen] = useState<string | undefined>()
  const options = [
    ...places.map(place => ({ id: keyOf(place), label: `${place.title}: ${place.question.label}` })),
    ...firsts.map(({ document, title }) => ({ id: document._id, label: `${title}: one price until now` })),
  ]
  const id = options.some(option => option.id === chosen) ? chosen : options[0]?.id
  const place = places.find(one => keyOf(one) === id)
  const first = firsts.find(({ document }) => document._id === id)
  const choice = options.length > 1 && (
    <SelectField label="Of which category" problem={null} readOnly={false} value={id} options={options} onChange={setChosen} />
  )
  if (place !== undefined) {
    return (
      <NewAnswerForm key={id} place={place} onAdd={column => onAdd(place, column)} onClose={onClose}>
        {choice}
      </NewAnswerForm>
    )
  }
  if (first === undefined) return null
  return (
    <FirstColumnForm key={id} document={first.document} current={current} onAdd={column => onAddFirst(first, column)} onClose={onClose}>
      {choice}
    </FirstColumnForm>
  )
}

/** By what a question of a document is known. */
export function keyOf({ document, question }: ColumnPlace): string {
  return `${document._id} ${question.id}`
}
