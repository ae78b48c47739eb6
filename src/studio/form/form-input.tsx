import { Stack } from '@sanity/ui'
import type { ArrayOfObjectsInputProps, InputProps } from 'sanity'
import { BeginAnew } from '../starts/begin-anew.tsx'
import { ListWithDefaults } from './list-with-defaults.tsx'
import { NotOnSite } from './not-on-site.tsx'

/** Every input of a form: lists with their defaults, the form itself below a way on where it is locked and a note where the site does not show it, all others as they are. */
export function FormInput(props: InputProps) {
  if (props.schemaType.jsonType === 'array') return <ListWithDefaults {...(props as ArrayOfObjectsInputProps)} />
  if (props.path.length > 0) return props.renderDefault(props)
  return (
    <Stack gap={5}>
      <BeginAnew />
      <NotOnSite />
      {props.renderDefault(props)}
    </Stack>
  )
}
