import type { PatchOperations } from '@sanity/client'
import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { type NewColumn, takenOut } from '../../studio-model/sheet/new-column.ts'
import { columnId } from '../../studio-model/sheet/sheet-column.ts'
import { insertOperations } from '../client/patch-operations.ts'
import { type ColumnPlace, NewColumnForm } from './new-column-form.tsx'
import type { AwaitedColumn } from './use-awaited-column.ts'

interface AddColumnProps {
  places: readonly ColumnPlace[]
  onEdit: (document: string, patches: readonly PatchOperations[]) => void
  /** Is told of a column whose prices are to be written now. */
  onAdded: (column: AwaitedColumn) => void
}

interface Added {
  readonly document: string
  readonly label: string
  readonly column: NewColumn
}

/** A press and a form for another answer of a question that prices depend on, such as a size, and what came of it. */
export function AddColumn({ places, onEdit, onAdded }: AddColumnProps) {
  const [isAsked, setAsked] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  if (places.length === 0) return null
  const add = ({ document: { _id: document }, question }: ColumnPlace, column: NewColumn) => {
    setAsked(false)
    setAdded({ document, label: column.label, column })
    onEdit(document, column.insertions.map(insertOperations))
    onAdded({ document, column: columnId(question.id, column.option) })
  }
  const takeOut = ({ document, column }: Added) => {
    setAdded(null)
    onEdit(document, [{ unset: takenOut(column) }])
  }
  if (isAsked) return <NewColumnForm places={places} onAdd={add} onClose={() => setAsked(false)} />
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Button mode="ghost" fontSize={1} padding={3} text="Add a column, such as a size…" onClick={() => setAsked(true)} />
      <output>
        {added !== null && (
          <Text size={1}>
            “{added.label}” is in the draft: write its prices in its column.
            {added.column.lastsLike !== null && ` It takes as long as “${added.column.lastsLike}” until you change that in the forms.`}
          </Text>
        )}
      </output>
      {added !== null && <Button mode="bleed" fontSize={1} padding={2} text="Take it out again" onClick={() => takeOut(added)} />}
    </Flex>
  )
}
