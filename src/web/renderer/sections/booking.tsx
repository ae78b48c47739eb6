import type { BookingSection } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'

/** The place of the request form; until the form stands in it, the ways to reach us without it. */
export function Booking({ section: { id, title, text } }: { section: BookingSection }) {
  const { layout, content, assets, form, links, text: fillText } = usePage()
  const { business, messages } = content
  return (
    <SectionFrame id={id} kind="booking" title={title} text={text}>
      <div
        id="booking-form"
        data-island="booking"
        data-revision={form.revision}
        data-layout={layout}
        data-api-origin={form.apiOrigin}
        data-today={form.today}
        data-illustrations={assets.illustration('NAME')}
        data-content={`/content/${form.revision}/form.json`}
      >
        <p className="loading">{messages.form.loading}</p>
        <noscript>
          <p>{fillText(messages.form.noScript)}</p>
        </noscript>
        <p className="actions">
          <a className="button" href={links.to({ kind: 'call' })}>
            {business.phone}
          </a>
          <a className="button plain" href={links.to({ kind: 'email' })}>
            {business.email}
          </a>
        </p>
      </div>
    </SectionFrame>
  )
}
