import type { ContactSection } from '#src/contract/generated/types.ts'
import { Hours } from '../hours.tsx'
import { usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'

/** Phone, text, e-mail and opening hours. */
export function Contact({ section: { id, title, text, call, sms, email, hours, lastStart } }: { section: ContactSection }) {
  const page = usePage()
  return (
    <SectionFrame id={id} kind="contact" title={title} text={text}>
      <ul className="reach">
        <li>
          <a href={page.links.to({ kind: 'call' })}>{page.text(call)}</a>
        </li>
        <li>
          <a href={page.links.to({ kind: 'text' })}>{page.text(sms)}</a>
        </li>
        <li>
          <a href={page.links.to({ kind: 'email' })}>{page.text(email)}</a>
        </li>
      </ul>
      {hours !== undefined && <Hours title={hours} lastStart={lastStart} />}
    </SectionFrame>
  )
}
