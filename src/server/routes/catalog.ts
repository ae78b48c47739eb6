import { type ApiRoute, route } from '../http/api-route.ts'
import { catalogNow } from '../content/catalog-now.ts'
import { isKnownTag } from '../http/known-tag.ts'
import { PROGRAM_PATHS } from '../http/program-paths.ts'
import type { AppContext } from '../app-context.ts'

/** What programs read of services and prices. */
export function catalogRoutes(context: AppContext): ApiRoute[] {
  return [
    route({
      method: 'GET',
      url: PROGRAM_PATHS.catalog,
      summary: 'All services with their packages, questions, add-ons and rules; prices in words and as data. Kept by its ETag',
      access: 'public',
      answers: { 200: 'ServiceCatalog', 304: 'NoPayload' },
      handle: ({ request }) => {
        const { tag, catalog } = catalogNow(context)
        const headers = { etag: tag, 'cache-control': 'public, no-cache' }
        return isKnownTag(request, tag) ? { status: 304, body: undefined, headers } : { status: 200, body: catalog, headers }
      },
    }),
  ]
}
