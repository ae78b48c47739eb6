import { Stack } from '@sanity/ui'
import { set, type StringInputProps } from 'sanity'
import { choicesOf } from '../../studio-model/documents/choices-of.ts'
import { useNamedThings } from '../content/use-named-things.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { OwnReason } from './own-reason.tsx'

/** Why a price is no number: one of the ready sentences, or a new one. */
export function ReasonInput(props: StringInputProps) {
  const { path, onChange, readOnly = false } = props
  return (
    <Stack gap={3}>
      <ChoiceSelect {...props} options={choicesOf('reason', useNamedThings(path))} />
      {!readOnly && <OwnReason onMade={id => onChange(set(id))} />}
    </Stack>
  )
}
