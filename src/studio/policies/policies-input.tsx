import type { ObjectInputProps } from 'sanity'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useContent } from '../content/use-content.ts'
import { AboveNotice, NoticeBelow } from '../form/notice-below.tsx'
import { useItemIds } from '../starts/use-item-ids.ts'
import { textsAgainst } from '../change/texts-against.tsx'
import { POLICY_TEXTS } from './policy-texts.ts'

/** The form of deposits and cancelling; what contradicts it, as it is typed, stands below. */
export function PoliciesInput(props: ObjectInputProps) {
  useItemIds(props)
  const content = useContent()
  const current = { ...props.value, _id: 'policies', _type: 'policies' }
  return (
    <AboveNotice>
      {props.renderDefault(props)}
      {content !== null && (
        <NoticeBelow cautions={POLICY_TEXTS.map(kind => textsAgainst({ kind, openId: 'policies', documents: [current, ...draftsFirst(content)] }))} />
      )}
    </AboveNotice>
  )
}
