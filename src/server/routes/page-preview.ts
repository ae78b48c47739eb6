import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { DRAFT_LIMITS } from '../limits/json-limits.ts'
import { turnsOfEach } from '../limits/turns-of-each.ts'
import { previewPage } from '../pages/preview-page.ts'
import type { AppContext } from '../app-context.ts'
import { MAX_DRAFT_BYTES } from './content-preview.ts'

/** The page that visitors would get after publishing a draft. Nothing is stored. */
export function pagePreviewRoute(context: AppContext): ApiRoute {
  const inTurn = turnsOfEach()
  return route({
    method: 'POST',
    url: '/api/v1/content/preview/page',
    summary:
      'A page as visitors would get it after publishing these documents; calls of the same admin, and of all others together, are answered one after the other',
    access: 'editor',
    body: requestSchemas.PageDraft,
    bodyLimit: MAX_DRAFT_BYTES,
    jsonLimits: DRAFT_LIMITS,
    answers: { 200: 'PagePreview', 404: 'Failure', 503: 'Failure' },
    handle: ({ body, request }) => inTurn(request, async signal => ({ status: 200, body: await previewPage(body, request.log, signal, context) })),
  })
}
