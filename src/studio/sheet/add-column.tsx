import type { PatchOperations } from '@sanity/client'
import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { layerWords } from '../../cms/sanity/layer.ts'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { columnWords, firstColumnWords } from '../../studio-model/sheet/column-words.ts'
import { type FirstColumn, firstColumnOut } from '../../studio-model/sheet/first-column.ts'
import { columnOut, type NewColumn } from '../../studio-model/sheet/new-column.ts'
import { columnId } from '../../studio-model/sheet/sheet-column.ts'
import { insertOperations, patchOperations } from '../client/patch-operations.ts'
import { useLayer } from '../content/use-layer.ts'
import type { ColumnPlace } from './new-answer-form.tsx'
import { type FirstColumnPlace, keyOf, NewColumnForm } from './new-column-form.tsx'
import type { AwaitedColumn } from './use-awaited-column.ts'
import { WholeLine } from './whole-line.tsx'

interface AddColumnProps {
  places: readonly ColumnPlace[]
  firsts: readonly FirstColumnPlace[]
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  /** The documents that wait to be published. */
  drafts: ReadonlySet<string>
  onEdit: (document: string, patches: readonly PatchOperations[]) => void
  /** Is told of a column whose prices are to be written now; null where there is none any more. */
  onAdded: (column: AwaitedColumn | null) => void
}

interface Added {
  readonly document: string
  readonly question: string
  readonly option: string
  /** The note beside the press; takes the name of the layer, such as “the drafts”. */
  readonly words: (where: string) => string
  /** What takes it out of its document again. */
  readonly out: (document: DatasetDocument) => PatchOperations
}

/** A press and a form for another answer of a question that prices depend on, such as a size, or for the first such question, and what came of it. */
export function AddColumn({ places, firsts, current, drafts, onEdit, onAdded }: AddColumnProps) {
  const layer = useLayer()
  const [isAsked, setAsked] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  if (places.length + firsts.length === 0) return null
  const add = (column: Added, patches: readonly PatchOperations[]) => {
    const { document, question, option } = column
    setAsked(false)
    setAdded(column)
    onEdit(document, patches)
    onAdded({ document, column: columnId(question, option) })
  }
  const addAnswer = ({ document: { _id: document }, question: { id: question } }: ColumnPlace, column: NewColumn) =>
    add(
      { document, question, option: column.option, words: where => columnWords(column, where), out: () => ({ unset: columnOut(column) }) },
      column.insertions.map(insertOperations),
    )
  const addFirst = ({ document: { _id: document } }: FirstColumnPlace, column: FirstColumn) => {
    const { question, option, edit } = column
    add({ document, question, option, words: where => firstColumnWords(column, where), out: now => patchOperations(firstColumnOut(now, column)) }, [
      patchOperations(edit),
    ])
  }
  const takeOut = ({ document: id, out }: Added) => {
    setAdded(null)
    onAdded(null)
    const document = current.find(({ _id }) => _id === id)
    if (document !== undefined) onEdit(id, [out(document)])
  }
  // Another category is shown: its questions are others.
  if (isAsked) {
    const shown = [...places.map(keyOf), ...firsts.map(({ document }) => document._id)].join()
    return (
      <WholeLine>
        <NewColumnForm key={shown} {...{ places, firsts, current }} onAdd={addAnswer} onAddFirst={addFirst} onClose={() => setAsked(false)} />
      </WholeLine>
    )
  }
  const told = added !== null && drafts.has(added.document) && isThere(added, places) ? added : null
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Button mode="ghost" fontSize={1} padding={3} text="Add a column, such as a size…" onClick={() => setAsked(true)} />
      <output>{told !== null && <Text size={1}>{told.words(layerWords(layer))}</Text>}</output>
      {told !== null && <Button mode="bleed" fontSize={1} padding={2} text="Take it out again" onClick={() => takeOut(told)} />}
    </Flex>
  )
}

/** Whether an answer that was added has arrived, and is there still. */
function isThere({ document, question, option }: Added, places: readonly ColumnPlace[]): boolean {
  const place = places.find(one => one.document._id === document && one.question.id === question)
  return place?.question.options.some(({ id }) => id === option) === true
}
