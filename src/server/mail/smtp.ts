import { createTransport } from 'nodemailer'
import type { MailBody } from '#src/booking/appointment/mail.ts'
import { CALENDAR_NAME, calendarType } from '../bookings/calendar-file.ts'
import type { SendMail } from './outbox.ts'

/** Timeout of a mail server's answers. */
const PATIENCE_MS = 20_000

interface SmtpOptions {
  smtpUrl: string
  from: string
  /** Renders a mail's body as HTML; null: it is sent as plain text alone. */
  htmlOf?: ((body: MailBody) => string) | null
  patienceMs?: number
}

/** Sends mails by SMTP. A mail that is sent again has the same Message-ID (RFC 5322, 3.6.4), and says that a program wrote it (RFC 3834, 5). */
export function smtpSender({ smtpUrl, from, htmlOf = null, patienceMs = PATIENCE_MS }: SmtpOptions): SendMail {
  const limits = { dnsTimeout: patienceMs, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = createTransport({ url: smtpUrl, ...limits }, { from })
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return async ({ to, subject, text, replyTo, body, calendar = null }, id) => {
    await transport.sendMail({
      // An address, never a list of them.
      to: { name: '', address: to },
      subject,
      text,
      ...(replyTo !== undefined && { replyTo }),
      ...(body !== undefined && htmlOf !== null && { html: htmlOf(body) }),
      attachments: calendar === null ? [] : [{ filename: CALENDAR_NAME, contentType: calendarType(calendar), content: calendar }],
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      // Nothing in a mail may make the sender read files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}
