import type { PatchOperations } from '@sanity/client'
import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { layerWords } from '../../cms/sanity/layer.ts'
import { columnGoneWords } from '../../studio-model/sheet/column-words.ts'
import { useLayer } from '../content/use-layer.ts'
import { ColumnOffForm, type ColumnOffPlace, keyOf } from './column-off-form.tsx'
import { WholeLine } from './whole-line.tsx'

interface TakeColumnOffProps {
  places: readonly ColumnOffPlace[]
  /** The documents that wait to be published. */
  drafts: ReadonlySet<string>
  onEdit: (document: string, patches: readonly PatchOperations[]) => void
}

/** A press and a form that take an answer off its question, with its prices, and what came of it. */
export function TakeColumnOff({ places, drafts, onEdit }: TakeColumnOffProps) {
  const layer = useLayer()
  const [isAsked, setAsked] = useState(false)
  const [taken, setTaken] = useState<ColumnOffPlace | null>(null)
  const take = (place: ColumnOffPlace) => {
    setAsked(false)
    setTaken(place)
    onEdit(place.document, [{ unset: [...place.column.unset] }])
  }
  if (isAsked && places.length > 0) {
    return (
      <WholeLine>
        <ColumnOffForm places={places} onTake={take} onClose={() => setAsked(false)} />
      </WholeLine>
    )
  }
  const told = taken !== null && drafts.has(taken.document) && !places.some(place => keyOf(place) === keyOf(taken)) ? taken : null
  return (
    <Flex gap={3} align="center" wrap="wrap">
      {places.length > 0 && <Button mode="ghost" fontSize={1} padding={3} text="Take a column off…" onClick={() => setAsked(true)} />}
      <output>{told !== null && <Text size={1}>{columnGoneWords(told.column, layerWords(layer))}</Text>}</output>
    </Flex>
  )
}
