import { Stack } from '@sanity/ui'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { SecondForLess } from './second-for-less.tsx'
import { UsualItems } from './usual-items.tsx'

/** The rules of a visit, with the one that is asked for most ready to be filled in. */
export function VisitRules(props: ArrayOfObjectsInputProps) {
  return (
    <Stack gap={4}>
      {props.readOnly !== true && <SecondForLess />}
      <UsualItems {...props} />
    </Stack>
  )
}
