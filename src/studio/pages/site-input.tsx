import type { ObjectInputProps } from 'sanity'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useOtherLayout } from '../change/other-layout.tsx'
import { useContent } from '../content/use-content.ts'
import { AboveNotice, NoticeBelow } from '../form/notice-below.tsx'

/** The form of the pages; what the other layout goes on saying, as texts are typed, stands below. */
export function SiteInput(props: ObjectInputProps) {
  const content = useContent()
  const published = content?.published.find(({ _type }) => _type === 'site')
  const draft = { ...props.value, _id: 'site', _type: 'site' }
  const { cautions, failure } = useOtherLayout({ published, draft, documents: content === null ? [] : [draft, ...draftsFirst(content)] })
  return (
    <AboveNotice>
      {props.renderDefault(props)}
      <NoticeBelow cautions={cautions} />
      {failure}
    </AboveNotice>
  )
}
