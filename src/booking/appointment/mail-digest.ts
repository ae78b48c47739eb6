import type { Mail } from './mail.ts'

/** Limit of the subjects that a digest lists. */
const MAX_LINES = 20

/**
 * Combines mails, newest first, into one that gives their number and lists the newest subjects (none when `maxLines` is 0).
 * @throws when there is no mail.
 */
export function mailDigest(mails: readonly Mail[], maxLines = MAX_LINES): Mail {
  const [newest] = mails
  if (newest === undefined) throw new Error('there is no mail to make a digest of')
  if (mails.length === 1) return newest
  const lines = mails.slice(0, maxLines).map(({ subject }) => `- ${subject}`)
  const more = mails.length - lines.length
  const paragraphs = [
    `${mails.length} requests came in a short time. So that they do not fill your mailbox, they come in one mail.`,
    lines.length === 0 ? '' : [`The newest${more > 0 ? ` ${lines.length}` : ''}:`, ...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
    newest.digest === undefined ? '' : `All of them, with their details: ${newest.digest.link}`,
  ]
  return { to: newest.to, subject: `${mails.length} new requests`, text: paragraphs.filter(Boolean).join('\n\n') }
}
