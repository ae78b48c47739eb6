import { Text } from '@sanity/ui'
import { useState } from 'react'
import { layerWords } from '../../cms/sanity/layer.ts'
import type { ColumnOff } from '../../studio-model/sheet/column-off.ts'
import { columnOffWords } from '../../studio-model/sheet/column-words.ts'
import { useLayer } from '../content/use-layer.ts'
import { SelectField } from '../fields/select-field.tsx'
import { ReadyForm } from '../starts/ready-form.tsx'

/** A column of a document that can be taken off. */
export interface ColumnOffPlace {
  readonly document: string
  /** How the document is called. */
  readonly title: string
  readonly column: ColumnOff
}

interface ColumnOffFormProps {
  places: readonly ColumnOffPlace[]
  onTake: (place: ColumnOffPlace) => void
  onClose: () => void
}

/** Which column is taken off, and what goes with it. */
export function ColumnOffForm({ places, onTake, onClose }: ColumnOffFormProps) {
  const layer = useLayer()
  const [chosen, setChosen] = useState<string | undefined>()
  const [isTried, setTried] = useState(false)
  const place = places.find(one => keyOf(one) === chosen)
  const take = () => {
    setTried(true)
    if (place !== undefined) onTake(place)
  }
  return (
    <ReadyForm title="Take a column off" pressText="Take this column off" isRemoval outcome={null} onPress={take} onClose={onClose}>
      <SelectField
        label="Which one"
        problem={isTried && place === undefined ? 'Choose which one' : null}
        readOnly={false}
        value={place && keyOf(place)}
        options={places.map(one => ({ id: keyOf(one), label: `${one.title}, ${one.column.title}` }))}
        onChange={setChosen}
      />
      <output>{place !== undefined && <Text size={1}>{columnOffWords(place.column, layerWords(layer))}</Text>}</output>
    </ReadyForm>
  )
}

/** By what a column is known: another one may arrive, or go, while one is chosen. */
export function keyOf({ document, column }: ColumnOffPlace): string {
  return `${document} ${column.question} ${column.option}`
}
