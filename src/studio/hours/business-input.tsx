import type { ObjectInputProps } from 'sanity'
import { styled } from 'styled-components'
import { useContent } from '../content/use-content.ts'
import { useItemIds } from '../starts/use-item-ids.ts'
import { HoursNotice } from './hours-notice.tsx'

/** The form of the business; while its hours are shown, what contradicts them stays in sight below. */
export function BusinessInput(props: ObjectInputProps) {
  useItemIds(props)
  const content = useContent()
  const hasHours = props.members.some(member => member.kind === 'field' && member.name === 'hours')
  return (
    <Frame>
      {props.renderDefault(props)}
      {hasHours && content !== null && props.value !== undefined && <HoursNotice business={props.value} documents={content} />}
    </Frame>
  )
}

/** A field that is reached by keyboard is not covered by what stays in sight. */
const Frame = styled.div`
  :focus {
    scroll-margin-bottom: 45vh;
  }
`
