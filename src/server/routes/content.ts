import type { ApiRoute } from '../http/api-route.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { isSigned, SIGNATURE_HEADER } from '../content/webhook-signature.ts'

/** The webhook that says that content changed. */
export function contentRoutes({ config, content, clock }: AppContext): ApiRoute[] {
  const secret = config.sanity?.webhookSecret ?? null
  return secret === null ? [] : [changedRoute(secret)]

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
        const signature = headers[SIGNATURE_HEADER]
        const bytes = body instanceof Buffer ? body : Buffer.alloc(0)
        if (typeof signature !== 'string' || !isSigned(bytes, signature, secret, clock()))
          throw new HttpError(401, { error: 'The signature is missing, wrong or too old' })
        content.changed()
        return { status: 202, body: { revision: content.current().revision.id } }
      },
    }
  }
}
