import { createTransport } from 'nodemailer'
import type { SendMail } from './outbox.ts'

/** Timeout of a mail server's answers. */
const PATIENCE_MS = 20_000

/** Sends plain mails by SMTP. */
export function smtpSender({ smtpUrl, from }: { smtpUrl: string; from: string }, patienceMs = PATIENCE_MS): SendMail {
  const limits = { dnsTimeout: patienceMs, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = createTransport({ url: smtpUrl, ...limits }, { from })
  return async ({ to, subject, text }) => {
    // Nothing in a mail may make the sender read files or fetch addresses.
    await transport.sendMail({ to, subject, text, disableFileAccess: true, disableUrlAccess: true })
  }
}
