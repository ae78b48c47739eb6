import type { Mail } from './owner-mail.ts'

/** So many subjects are named in one digest. */
const MOST_LINES = 20

/** One mail in place of many, with how many they are and the subjects of the newest, unless none is to be named; they come the newest first, and are more than none. */
export function mailDigest(mails: readonly Mail[], mostLines = MOST_LINES): Mail {
  const [newest] = mails
  if (newest === undefined) throw new Error('there is no mail to make a digest of')
  if (mails.length === 1) return newest
  const lines = mails.slice(0, mostLines).map(({ subject }) => `- ${subject}`)
  const more = mails.length - lines.length
  const paragraphs = [
    `${mails.length} requests came in a short time. So that they do not fill your mailbox, they come in one mail.`,
    lines.length === 0 ? '' : [`The newest${more > 0 ? ` ${lines.length}` : ''}:`, ...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
    newest.digest === undefined ? '' : `All of them, with their details: ${newest.digest.link}`,
  ]
  return { to: newest.to, subject: `${mails.length} new requests`, text: paragraphs.filter(Boolean).join('\n\n') }
}
