import { type ApiRoute, route } from '../http/api-route.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'

/** Export and erasure of what is stored about one person. An e-mail address is sent in the body, since proxies log paths and queries. */
export function personalDataRoutes({ storage: { personalData }, clock }: AppContext): ApiRoute[] {
  return [
    route({
      method: 'POST',
      url: '/api/v1/people/export',
      summary: 'Everything that is stored about one person',
      access: 'admin',
      body: requestSchemas.PersonRequest,
      answers: { 200: 'PersonExport', 404: 'Failure' },
      handle: async ({ body }) => ({ status: 200, body: (await personalData.export(body, clock())) ?? refuse() }),
    }),
    route({
      method: 'POST',
      url: '/api/v1/people/erase',
      summary: 'Erase one person for good, but for the amounts of completed visits',
      access: 'admin',
      body: requestSchemas.PersonRequest,
      answers: { 200: 'ErasedPerson', 404: 'Failure' },
      handle: async ({ body }) => ({ status: 200, body: (await personalData.erase(body, clock())) ?? refuse() }),
    }),
  ]
}

function refuse(): never {
  throw new HttpError(404, { error: 'Nothing is stored about this person' })
}
