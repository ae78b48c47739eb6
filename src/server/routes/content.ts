import { type ApiRoute, route } from '../http/api-route.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { logoFile } from '../content/logo-file.ts'
import { isSigned } from '../content/webhook-signature.ts'

/** Which content is live, and the webhook that says that it changed. */
export function contentRoutes({ config, content, clock }: AppContext): ApiRoute[] {
  const secret = config.sanity?.webhookSecret ?? null
  return [
    route({
      method: 'GET',
      url: '/api/v1/content',
      summary: 'Which content is live, and why nothing newer is',
      access: 'admin',
      answers: { 200: 'ContentState' },
      handle: () => {
        const { from, since, problems, refusedAt } = content.state()
        const logo = logoFile(content.current())
        const state = {
          revision: content.current().revision.id,
          from,
          since: since.toISOString(),
          problems,
          warnings: content.current().warnings.map(({ words }) => words),
          refused_at: refusedAt?.toISOString() ?? null,
          ...(logo && { logo }),
        }
        return { status: 200, body: state }
      },
    }),
    ...(secret === null ? [] : [changedRoute(secret)]),
  ]

  function changedRoute(secret: string): ApiRoute {
    return {
      method: 'POST',
      url: '/api/v1/content/changed',
      summary: 'Says that the dataset changed: a webhook of Sanity, which is all that has to be true of it',
      access: 'signed',
      bodySchema: 'SignedPayload',
      querySchema: 'NoPayload',
      answers: { 202: 'ContentRevision' },
      run: async ({ body, headers }) => {
        const signature = headers['sanity-webhook-signature']
        const bytes = body instanceof Buffer ? body : Buffer.alloc(0)
        if (typeof signature !== 'string' || !isSigned(bytes, signature, secret, clock()))
          throw new HttpError(401, { error: 'The signature is missing, wrong or too old' })
        content.changed()
        return { status: 202, body: { revision: content.current().revision.id } }
      },
    }
  }
}
