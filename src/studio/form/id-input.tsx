import { Button, Stack } from '@sanity/ui'
import { set, type StringInputProps, useFormValue } from 'sanity'
import { suggestedId } from '../../studio-model/documents/suggested-id.ts'

/** Input for an id; suggests one from the name while empty. */
export function IdInput(props: StringInputProps) {
  const owner = useFormValue(props.path.slice(0, -1))
  const suggestion = props.path.at(-1) === 'id' ? suggestedId(nameOf(owner)) : ''
  if (props.value !== undefined || props.readOnly === true || suggestion === '') return props.renderDefault(props)
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Button mode="ghost" text={`Use “${suggestion}”`} onClick={() => props.onChange(set(suggestion))} />
    </Stack>
  )
}

function nameOf(owner: unknown): unknown {
  const { title, label, text } = (owner ?? {}) as { title?: unknown; label?: unknown; text?: unknown }
  return title ?? label ?? text
}
