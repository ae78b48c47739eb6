import { type ApiRoute, route } from '../http/api-route.ts'
import type { AppContext } from '../app-context.ts'
import { publicOriginOf } from '../pages/page-request.ts'
import { logoFile } from '../content/logo-file.ts'

/** What the admin tells of the site: in one answer, since every view of it waits for that. */
export function stateRoutes(context: AppContext): ApiRoute[] {
  const { config, content, storage, clock } = context
  return [
    route({
      method: 'GET',
      url: '/api/v1/state',
      summary:
        'Which content is live, and why nothing newer is; whether mails go out; work on many requests that is under way, or ended within a day',
      access: 'admin',
      answers: { 200: 'SiteState' },
      handle: async () => {
        const [mails, jobs] = await Promise.all([mailState(), storage.appointments.jobs(clock())])
        return { status: 200, body: { content: contentState(), mails, jobs } }
      },
    }),
  ]

  function contentState() {
    const { from, since, problems, refusedAt } = content.state()
    const { revision, warnings } = content.current()
    const logo = logoFile(content.current())
    return {
      site: publicOriginOf(context),
      revision: revision.id,
      from,
      since: since.toISOString(),
      problems,
      warnings: warnings.map(({ words }) => words),
      refused_at: refusedAt?.toISOString() ?? null,
      ...(logo && { logo }),
    }
  }

  async function mailState() {
    const [waiting, failed] = await Promise.all([storage.outbox.countWaiting(await storage.now()), storage.outbox.countFailed()])
    const { onWay, ...mails } = content.current().revision.content.site.mails ?? {}
    const kinds = Object.keys(mails)
    return { is_set_up: config.mail !== null, kinds, ...(onWay && { on_way_sms: onWay.sms }), waiting, failed }
  }
}
