import type { PatchOperations } from '@sanity/client'
import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { layerWords } from '../../cms/sanity/layer.ts'
import { columnGoneWords } from '../../studio-model/sheet/column-words.ts'
import { insertOperations } from '../client/patch-operations.ts'
import { useLayer } from '../content/use-layer.ts'
import { ColumnOffForm, type ColumnOffPlace, keyOf } from './column-off-form.tsx'
import { WholeLine } from './whole-line.tsx'

interface TakeColumnOffProps {
  places: readonly ColumnOffPlace[]
  /** The ids of the documents that are shown. */
  shown: readonly string[]
  /** The documents that wait to be published. */
  drafts: ReadonlySet<string>
  onEdit: (document: string, patches: readonly PatchOperations[]) => void
}

/** A press and a form that take an answer off its question, with its prices, and what came of it, with a press that puts it back. */
export function TakeColumnOff({ places, shown, drafts, onEdit }: TakeColumnOffProps) {
  const layer = useLayer()
  const [isAsked, setAsked] = useState(false)
  const [taken, setTaken] = useState<{ place: ColumnOffPlace; hasDraft: boolean } | null>(null)
  if (taken !== null) {
    const hasDraft = drafts.has(taken.place.document)
    if (hasDraft && !taken.hasDraft) setTaken({ ...taken, hasDraft })
    // Published or discarded: what comes later is another draft.
    if (!hasDraft && taken.hasDraft) setTaken(null)
  }
  const take = (place: ColumnOffPlace) => {
    const { unset, set } = place.column
    setAsked(false)
    setTaken({ place, hasDraft: false })
    onEdit(place.document, [{ set, unset: [...unset] }])
  }
  const putBack = ({ document, column: { back } }: ColumnOffPlace) => {
    setTaken(null)
    onEdit(document, [...(Object.keys(back.set).length > 0 ? [{ set: back.set }] : []), ...back.insertions.map(insertOperations)])
  }
  if (isAsked && places.length > 0) {
    return (
      <WholeLine>
        <ColumnOffForm places={places} onTake={take} onClose={() => setAsked(false)} />
      </WholeLine>
    )
  }
  const isGone = ({ document }: ColumnOffPlace, key: string) => shown.includes(document) && !places.some(place => keyOf(place) === key)
  const told = taken?.hasDraft === true && isGone(taken.place, keyOf(taken.place)) ? taken.place : null
  return (
    <Flex gap={3} align="center" wrap="wrap">
      {places.length > 0 && <Button mode="ghost" fontSize={1} padding={3} text="Take a column off…" onClick={() => setAsked(true)} />}
      <output>{told !== null && <Text size={1}>{columnGoneWords(told.column, layerWords(layer))}</Text>}</output>
      {told !== null && <Button mode="bleed" fontSize={1} padding={2} text="Put it back" onClick={() => putBack(told)} />}
    </Flex>
  )
}
