import { createTransport } from 'nodemailer'
import { CALENDAR_NAME, CALENDAR_TYPE } from '../bookings/calendar-file.ts'
import type { SendMail } from './outbox.ts'

/** Timeout of a mail server's answers. */
const PATIENCE_MS = 20_000

/** Sends mails by SMTP. */
export function smtpSender({ smtpUrl, from }: { smtpUrl: string; from: string }, patienceMs = PATIENCE_MS): SendMail {
  const limits = { dnsTimeout: patienceMs, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = createTransport({ url: smtpUrl, ...limits }, { from })
  return async ({ to, subject, text, calendar = null }) => {
    const attachments = calendar === null ? [] : [{ filename: CALENDAR_NAME, contentType: CALENDAR_TYPE, content: calendar }]
    // Nothing in a mail may make the sender read files or fetch addresses.
    await transport.sendMail({ to, subject, text, attachments, disableFileAccess: true, disableUrlAccess: true })
  }
}
