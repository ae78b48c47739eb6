import { textLink } from '../telling/message-links.ts'

const TITLE = 'Text: on my way'

interface OnWayLinkProps {
  /** What the person is called. */
  name: string
  phone: string
  /** What the message says. */
  words: string
}

/** Opens the text message that the business is on the way: to set out tells nobody. */
export function OnWayLink({ name, phone, words }: OnWayLinkProps) {
  return (
    <a className="plain-button on-way" href={textLink(phone, words)} aria-label={`${TITLE}, to ${name}: ${phone}`}>
      {TITLE}
    </a>
  )
}
