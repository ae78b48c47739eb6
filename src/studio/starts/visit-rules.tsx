import { Stack } from '@sanity/ui'
import type { ArrayOfObjectsInputProps } from 'sanity'
import { SecondForLess } from './second-for-less.tsx'
import { TravelFee } from './travel-fee.tsx'
import { UsualItems } from './usual-items.tsx'

/** The rules of a visit, with those that are asked for most ready to be filled in. */
export function VisitRules(props: ArrayOfObjectsInputProps) {
  return (
    <Stack gap={4}>
      {props.readOnly !== true && (
        <>
          <SecondForLess />
          <TravelFee />
        </>
      )}
      <UsualItems {...props} />
    </Stack>
  )
}
