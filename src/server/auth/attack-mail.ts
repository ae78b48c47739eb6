import type { FastifyBaseLogger } from 'fastify'
import type { Mail } from '#src/booking/appointment/mail.ts'
import type { Business } from '#src/contract/generated/types.ts'
import { hmac } from './hmac.ts'
import { publicOriginOf } from '../pages/page-request.ts'
import type { AppContext } from '../app-context.ts'

/** At most one mail in this time: an attack may go on for weeks. */
const TOLD_MS = 24 * 3_600_000

/** Mails the owner, at most once a day, that strangers guess the password; does nothing for a username without an account. */
export async function tellOfAttack(username: string, failures: number, log: FastifyBaseLogger, context: AppContext): Promise<void> {
  const { clock, config, content, csrfSecret, outbox, storage } = context
  if (outbox === null || config.mail === null || (await storage.accounts.find(username)) === null) return
  const key = hmac(csrfSecret, 'login', JSON.stringify(['told', username]))
  if ((await storage.attempts.look(key, TOLD_MS, clock())) !== null) return
  // Concurrent calls have all looked before any was counted: only the first sends.
  if ((await storage.attempts.count(key, TOLD_MS, clock())).count > 1) return
  await storage.outbox.add(
    attackMail(config.mail.to, failures, content.current().revision.content.business, clock(), publicOriginOf(context)),
    clock(),
  )
  void outbox.run(log)
}

function attackMail(to: string, failures: number, { locale, timeZone }: Business, now: Date, origin: string): Mail {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(now)
  return {
    to,
    subject: 'Somebody is guessing the password of your admin',
    text: [
      `${failures} sign-ins with a wrong password have failed within an hour, the last on ${moment}. None of them got in.`,
      'A browser with which you have signed in before still gets in: what strangers try does not count against it. In a new one you may be told to wait; the command "npm run account -- link" on the server makes a link that lets you in at once.',
      'There is nothing that you must do while your password is used nowhere else. You can change it in the admin, under Account.',
      'This mail comes at most once a day, however long it goes on.',
      `${origin}/#/admin`,
    ].join('\n\n'),
  }
}
