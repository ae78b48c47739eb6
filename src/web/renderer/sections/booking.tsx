import type { BookingSection } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'

/** The request form, which comes alive when it is near; without scripts, the ways to reach us. */
export function Booking({ section: { id, title, text } }: { section: BookingSection }) {
  const { layout, content, assets, form, links, text: fillText } = usePage()
  const { business, messages } = content
  return (
    <SectionFrame id={id} kind="booking" title={title} text={text}>
      <noscript>
        <p>{fillText(messages.form.noScript)}</p>
        <p className="actions">
          <a className="button" href={links.to({ kind: 'call' })}>
            {business.phone}
          </a>
          <a className="button plain" href={links.to({ kind: 'email' })}>
            {business.email}
          </a>
        </p>
      </noscript>
      <div
        id="booking-form"
        data-script={assets.bookingScript}
        data-styles={assets.bookingStyles.join(' ')}
        data-chunks={assets.bookingChunks.join(' ')}
        data-layout={layout}
        data-api-origin={form.apiOrigin}
        data-today={form.today}
        data-drawings={assets.drawings}
        data-content={form.content}
        data-failure={fillText(messages.form.notLoaded)}
        dangerouslySetInnerHTML={{ __html: form.html }}
      />
    </SectionFrame>
  )
}
