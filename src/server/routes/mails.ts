import { type ApiRoute, route } from '../http/api-route.ts'
import type { AppContext } from '../app-context.ts'

/** Whether mails go out. */
export function mailRoutes({ config, content, storage }: AppContext): ApiRoute[] {
  return [
    route({
      method: 'GET',
      url: '/api/v1/mails',
      summary: 'Whether mail is set up, what visitors can be told, and how many mails wait or have failed',
      access: 'admin',
      answers: { 200: 'MailState' },
      handle: async () => {
        const [waiting, failed] = await Promise.all([storage.outbox.countWaiting(await storage.now()), storage.outbox.countFailed()])
        const { onWay, ...mails } = content.current().revision.content.site.mails ?? {}
        const kinds = Object.keys(mails)
        return { status: 200, body: { is_set_up: config.mail !== null, kinds, ...(onWay && { on_way_sms: onWay.sms }), waiting, failed } }
      },
    }),
  ]
}
