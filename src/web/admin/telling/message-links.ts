import { dialled } from '#src/contract/dialled.ts'
import type { MailWords } from '#src/contract/generated/types.ts'

/** A link to a text message with its words (RFC 5724); the empty first field is for phones that look for `&body`. */
export function textLink(phone: string, text: string): string {
  return `sms:${dialled(phone)}?&body=${encodeURIComponent(text)}`
}

/** A link to a mail with subject and text (RFC 6068); nothing in the address can add a further field. */
export function mailLink({ to, subject, text }: MailWords): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
}
