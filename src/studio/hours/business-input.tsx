import type { ObjectInputProps } from 'sanity'
import { useContent } from '../content/use-content.ts'
import { AboveNotice } from '../form/notice-below.tsx'
import { useItemIds } from '../starts/use-item-ids.ts'
import { HoursNotice } from './hours-notice.tsx'

/** The form of the business; while its hours are shown, what contradicts them stays in sight below. */
export function BusinessInput(props: ObjectInputProps) {
  useItemIds(props)
  const content = useContent()
  const hasHours = props.members.some(member => member.kind === 'field' && member.name === 'hours')
  return (
    <AboveNotice>
      {props.renderDefault(props)}
      {hasHours && content !== null && props.value !== undefined && <HoursNotice business={props.value} documents={content} />}
    </AboveNotice>
  )
}
