import type { BookingSection, PrivacyNote } from '#src/contract/generated/types.ts'
import { ReachLinks } from '../action-links.tsx'
import { usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'

/** The request form, hydrated when it is near the viewport; without scripts, the ways to reach the business. */
export function Booking({ section: { id, title, text, privacy } }: { section: BookingSection }) {
  const { layout, content, assets, form, today, text: fillText } = usePage()
  const { messages } = content
  return (
    <SectionFrame id={id} kind="booking" title={title} text={text}>
      <noscript>
        <p>{fillText(messages.form.noScript)}</p>
        <ReachLinks />
      </noscript>
      <div
        id="booking-form"
        data-script={assets.bookingScript}
        data-chunks={assets.bookingChunks.join(' ')}
        data-layout={layout}
        data-api-origin={form.apiOrigin}
        data-today={today}
        data-drawings={assets.drawings}
        data-content={form.content}
        data-failure={fillText(messages.form.notLoaded)}
        dangerouslySetInnerHTML={{ __html: form.html() }}
      />
      {privacy !== undefined && <Privacy note={privacy} />}
    </SectionFrame>
  )
}

/** Stands outside of what browsers make alive, whose script has no room for it. */
function Privacy({ note: { text, path } }: { note: PrivacyNote }) {
  const page = usePage().content.site.pages?.find(each => each.path === path)
  const [before = '', after = ''] = text.split('{page}')
  return (
    <p className="privacy">
      {before}
      <a href={path}>{page?.title}</a>
      {after}
    </p>
  )
}
