import { type ApiRoute, route } from '../http/api-route.ts'
import type { AppContext } from '../app-context.ts'

/** Whether mails go out. */
export function mailRoutes({ config, storage }: AppContext): ApiRoute[] {
  return [
    route({
      method: 'GET',
      url: '/api/v1/mails',
      summary: 'Whether mail is set up, and how many mails wait or have failed',
      access: 'admin',
      answers: { 200: 'MailState' },
      handle: async () => {
        const [waiting, failed] = await Promise.all([storage.outbox.retried(await storage.now()), storage.outbox.failures()])
        return { status: 200, body: { is_set_up: config.mail !== null, waiting, failed } }
      },
    }),
  ]
}
