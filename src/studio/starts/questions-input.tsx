import { Stack } from '@sanity/ui'
import type { ArrayOfObjectsInputProps } from 'sanity'
import type { Asking } from '../../studio-model/prices/priced-question.ts'
import { PricedQuestion } from './priced-question.tsx'
import { UsualItems } from './usual-items.tsx'

/** The questions of a category or of the visit, with the one that is asked for most ready to be filled in. */
export function questionsInput(of: Asking) {
  return function QuestionsInput(props: ArrayOfObjectsInputProps) {
    return (
      <Stack gap={4}>
        {props.readOnly !== true && <PricedQuestion of={of} />}
        <UsualItems {...props} />
      </Stack>
    )
  }
}
