import type { Layout } from '#src/contract/generated/types.ts'
import { usePage } from '../renderer/page-view.ts'

/** The floating switch to the other layout; without script, the server stores the choice. */
export function LayoutLink() {
  const { layout, content } = usePage()
  const { switchToDesktop, switchToMobile } = content.site.wording
  const other: Layout = layout === 'desktop' ? 'mobile' : 'desktop'
  return (
    <a className="float switch" href={`?layout=${other}`} data-version={other}>
      {other === 'desktop' ? switchToDesktop : switchToMobile}
    </a>
  )
}
