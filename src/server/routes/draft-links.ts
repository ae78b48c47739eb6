import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import { toPagePath } from '#src/page/page-paths.ts'
import type { AppContext } from '../app-context.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { HttpError } from '../http/http-error.ts'
import { DRAFT_PAGES, draftLink, draftToken } from '../pages/draft-link.ts'
import { linkedEdits } from '../pages/linked-page.ts'
import { publicOriginOf } from '../pages/page-request.ts'

const NO_EDITS =
  'The site finds nothing of this draft. It reads drafts with a SANITY_READ_TOKEN of the role Viewer; without one only what is published.'

/** Makes a link at which anybody sees a draft until it ends. */
export function draftLinkRoute(context: AppContext): ApiRoute {
  const { csrfSecret, clock } = context
  return route({
    method: 'POST',
    url: '/api/v1/content/preview/link',
    summary: 'A link at which anybody sees these edits on the pages, for seven days: as they are then, also what is edited later',
    access: 'editor',
    body: requestSchemas.DraftLinkRequest,
    answers: { 200: 'DraftLink', 409: 'Failure', 503: 'Failure' },
    handle: async ({ body, request }) => {
      const edits = await linkedEdits(body, request.log, context)
      if (edits.length === 0) throw new HttpError(409, { error: NO_EDITS })
      const link = draftLink(body, clock())
      const path = toPagePath(body.path)
      const url = `${publicOriginOf(context)}${DRAFT_PAGES}/${draftToken(csrfSecret, link)}${path === '/' ? '' : path}`
      return { status: 200, body: { url, until: link.until.toISOString() } }
    },
  })
}
