import type { Business, MailKind, Theme } from '#src/contract/generated/types.ts'

/** A mail, before it is sent. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Where an answer goes; left out: to whom the mail comes from. */
  replyTo?: string
  /** The same as `text`, for mail programs that show HTML. */
  body?: MailBody
  /** A calendar file that goes with it; null or left out: none. */
  calendar?: string | null
  /**
   * Which of the content's mails to visitors it is; absent in a mail to the owner. Its address may be anybody's, so that only so many are sent
   * (`VisitorLimit`).
   */
  toVisitor?: MailKind
  /** Set when the owner sends it: no limit counts it. */
  byHand?: true
  /**
   * Set when the mail may be combined with others into a digest, which shows its subject and this link. Without it, the mail is always sent alone.
   */
  digest?: { link: string }
}

/** What a mail says, before it is plain text or HTML. */
export interface MailBody {
  preheader: string
  /** The business's name, above everything else. */
  title: string
  parts: readonly MailPart[]
  /** Why the mail came, below everything else. */
  footnote: string
}

/** A text after its label. */
export interface MailRow {
  label: string
  text: string
}

export type MailPart =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly MailRow[] }
  | { kind: 'price'; rows: readonly MailRow[]; total: MailRow; notes: readonly string[] }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'links'; links: readonly { text: string; address: string }[] }

/** The built renderer of mails: the body as a whole HTML document, in the theme's colours. */
export type RenderMail = (body: MailBody, theme: Theme, business: Pick<Business, 'locale'>) => string
