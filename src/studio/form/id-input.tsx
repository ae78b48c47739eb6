import { Button, Stack } from '@sanity/ui'
import { useEffect, useEffectEvent } from 'react'
import { type Path, pathToString, set, type StringInputProps, useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { nameOf, suggestedId } from '../../studio-model/documents/suggested-id.ts'

/** Input for an id; while it is empty, it takes the one that the name suggests as another field of the item is left. */
export function IdInput(props: StringInputProps) {
  const { path, value, readOnly = false, onChange } = props
  const item = useFormValue(path.slice(0, -1))
  const list = useFormValue(path.slice(0, -2))
  const taken = Array.isArray(list) ? list.map((one: { id?: unknown } | null) => one?.id) : []
  const isEmpty = path.at(-1) === 'id' && value === undefined && !readOnly
  const suggestion = isEmpty ? suggestedId(nameOf(item), taken) : ''
  const take = useEffectEvent(() => {
    if (suggestion !== '') onChange(set(suggestion))
  })
  const edited = useEdited(path)
  useEffect(() => (edited === '' ? undefined : () => take()), [edited])
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {/* Not while the name is typed: it would go as the name is left, and what is pressed at that moment would move away. */}
      {suggestion !== '' && edited === '' && <Button mode="ghost" text={`Use “${suggestion}”`} onClick={() => onChange(set(suggestion))} />}
    </Stack>
  )
}

/** The field that is edited of the item of an id, other than the id; empty while there is none. */
function useEdited(path: Path): string {
  const focused = pathToString(useDocumentPane().focusPath)
  const item = pathToString(path.slice(0, -1))
  const isOther = focused.startsWith(item === '' ? '' : `${item}.`) && focused !== pathToString(path)
  return isOther ? focused : ''
}
