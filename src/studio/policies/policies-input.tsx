import { Stack } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useContent } from '../content/use-content.ts'
import { AboveNotice, NoticeBelow } from '../form/notice-below.tsx'
import { useItemIds } from '../starts/use-item-ids.ts'
import { CancellingTexts } from './cancelling-texts.tsx'

/** The form of deposits and cancelling; texts that contradict it, as it is typed, stay in sight below. */
export function PoliciesInput(props: ObjectInputProps) {
  useItemIds(props)
  const content = useContent()
  return (
    <AboveNotice>
      {props.renderDefault(props)}
      {content !== null && (
        <NoticeBelow>
          <Stack as="output">
            <CancellingTexts
              isFolded
              openId="policies"
              documents={[{ ...props.value, _id: 'policies', _type: 'policies' }, ...draftsFirst(content)]}
            />
          </Stack>
        </NoticeBelow>
      )}
    </AboveNotice>
  )
}
