import { type ApiRoute, route } from '../http/api-route.ts'
import type { AppContext } from '../app-context.ts'

/** Whether mails go out. */
export function mailRoutes({ config, content, storage }: AppContext): ApiRoute[] {
  return [
    route({
      method: 'GET',
      url: '/api/v1/mails',
      summary: 'Whether mail is set up, and how many mails wait or have failed',
      access: 'admin',
      answers: { 200: 'MailState' },
      handle: async () => {
        const [waiting, failed] = await Promise.all([storage.outbox.countWaiting(await storage.now()), storage.outbox.countFailed()])
        const kinds = Object.keys(content.current().revision.content.site.mails ?? {})
        return { status: 200, body: { is_set_up: config.mail !== null, kinds, waiting, failed } }
      },
    }),
  ]
}
