import { createTransport } from 'nodemailer'
import type { SendMail } from './outbox.ts'

/** A mail server that does not answer for so long counts as away. */
const PATIENCE_MS = 20_000

/** Sends plain mails by SMTP. */
export function smtpSender({ smtpUrl, from }: { smtpUrl: string; from: string }): SendMail {
  const transport = createTransport(smtpUrl, { from })
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  Object.assign(transport.options, limits)
  return async ({ to, subject, text }) => {
    // Nothing in a mail may make the sender read files or fetch addresses.
    await transport.sendMail({ to, subject, text, disableFileAccess: true, disableUrlAccess: true })
  }
}
