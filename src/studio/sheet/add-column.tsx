import type { PatchOperations } from '@sanity/client'
import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { layerWords } from '../../cms/sanity/layer.ts'
import { columnWords } from '../../studio-model/sheet/column-words.ts'
import { columnOut, type NewColumn } from '../../studio-model/sheet/new-column.ts'
import { columnId } from '../../studio-model/sheet/sheet-column.ts'
import { insertOperations } from '../client/patch-operations.ts'
import { useLayer } from '../content/use-layer.ts'
import { type ColumnPlace, NewColumnForm } from './new-column-form.tsx'
import type { AwaitedColumn } from './use-awaited-column.ts'
import { WholeLine } from './whole-line.tsx'

interface AddColumnProps {
  places: readonly ColumnPlace[]
  /** What of the sheets that are shown has no such question is called. */
  without: readonly string[]
  /** The documents that wait to be published. */
  drafts: ReadonlySet<string>
  onEdit: (document: string, patches: readonly PatchOperations[]) => void
  /** Is told of a column whose prices are to be written now; null where there is none any more. */
  onAdded: (column: AwaitedColumn | null) => void
}

interface Added {
  readonly document: string
  readonly question: string
  readonly column: NewColumn
}

/** A press and a form for another answer of a question that prices depend on, such as a size, and what came of it. */
export function AddColumn({ places, without, drafts, onEdit, onAdded }: AddColumnProps) {
  const layer = useLayer()
  const [isAsked, setAsked] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  if (places.length === 0) return null
  const add = ({ document: { _id: document }, question: { id: question } }: ColumnPlace, column: NewColumn) => {
    setAsked(false)
    setAdded({ document, question, column })
    onEdit(document, column.insertions.map(insertOperations))
    onAdded({ document, column: columnId(question, column.option) })
  }
  const takeOut = ({ document, column }: Added) => {
    setAdded(null)
    onAdded(null)
    onEdit(document, [{ unset: columnOut(column) }])
  }
  // Another category is shown: its questions are others.
  if (isAsked) {
    return (
      <WholeLine>
        <NewColumnForm key={places.map(keyOf).join()} places={places} without={without} onAdd={add} onClose={() => setAsked(false)} />
      </WholeLine>
    )
  }
  const told = added !== null && drafts.has(added.document) && isThere(added, places) ? added : null
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Button mode="ghost" fontSize={1} padding={3} text="Add a column, such as a size…" onClick={() => setAsked(true)} />
      <output>{told !== null && <Text size={1}>{columnWords(told.column, layerWords(layer))}</Text>}</output>
      {told !== null && <Button mode="bleed" fontSize={1} padding={2} text="Take it out again" onClick={() => takeOut(told)} />}
    </Flex>
  )
}

function keyOf({ document, question }: ColumnPlace): string {
  return `${document._id} ${question.id}`
}

/** Whether an answer that was added has arrived, and is there still. */
function isThere({ document, question, column }: Added, places: readonly ColumnPlace[]): boolean {
  const place = places.find(one => one.document._id === document && one.question.id === question)
  return place?.question.options.some(({ id }) => id === column.option) === true
}
