import type { FastifyBaseLogger } from 'fastify'
import { runJob } from '#src/cms/live/content-thread.ts'
import { JobError } from '#src/threads/job-thread.ts'
import type { ContentDraft, ContentPreview } from '#src/contract/generated/types.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { publicOriginOf, todayOf } from '../pages/page-request.ts'
import type { AppContext } from '../app-context.ts'
import { turnsOfEach } from '../limits/turns-of-each.ts'
import { DRAFT_LIMITS } from '../limits/json-limits.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'

/** How many of the newest requests are priced again. */
const REQUESTS = 200

/** Maximum length of a draft, more than the documents of any business. */
export const MAX_DRAFT_BYTES = 4_000_000

/** What publishing a draft would do. Nothing is stored, and nothing goes live. */
export function contentPreviewRoute(context: AppContext): ApiRoute {
  const inTurn = turnsOfEach()
  return route({
    method: 'POST',
    url: '/api/v1/content/preview',
    summary:
      'What publishing these documents would do to prices, and to the newest requests; calls of the same admin are answered one after the other',
    access: 'admin',
    body: requestSchemas.ContentDraft,
    bodyLimit: MAX_DRAFT_BYTES,
    jsonLimits: DRAFT_LIMITS,
    answers: { 200: 'ContentPreview', 503: 'Failure' },
    handle: ({ body, request }) => inTurn(request, async signal => ({ status: 200, body: await previewOf(body, request.log, signal, context) })),
  })
}

async function previewOf(draft: ContentDraft, log: FastifyBaseLogger, signal: AbortSignal, context: AppContext): Promise<ContentPreview> {
  const { config, content, storage } = context
  const site = publicOriginOf(context)
  const { appointments } = await storage.appointments.list({ limit: String(REQUESTS) })
  const { revision, texts, categoryIds } = content.current()
  const live = { revision: revision.id, texts, categoryIds }
  const today = todayOf(revision, context)
  const visits = changesTimes(draft) ? await storage.appointments.visitsFrom(today) : []
  try {
    const preview = await runJob({ kind: 'preview', live, draft, requests: appointments, visits, today, folder: config.contentDir }, signal)
    return { site, ...preview }
  } catch (error) {
    if (!(error instanceof JobError)) throw error
    log.warn(error)
    const problems = [{ document: '', pointer: '', message: error.message }]
    return { site, revision: revision.id, problems, examples: [], difference: null, requests: null }
  }
}

/** Whether a draft says when visits can be booked. */
function changesTimes({ documents }: ContentDraft): boolean {
  return documents.some(({ _type }) => _type === 'business')
}
