import type { FastifyInstance } from 'fastify'
import { savedLink } from '../pages/form-link.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { pricedSelection, selectionEstimate } from '#src/booking/programs/selection-estimate.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type { EstimateProof, SavedEstimate, ServiceSelection } from '#src/contract/generated/types.ts'
import { withoutUsedUp } from '../bookings/used-up.ts'
import type { AppContext } from '../app-context.ts'
import { estimateKeys, keySet } from '../estimates/estimate-keys.ts'
import { signEstimate } from '../estimates/estimate-token.ts'
import { priceNow } from '../estimates/price-now.ts'
import { verifyEstimate } from '../estimates/verify-estimate.ts'
import { type Answer, type ApiRoute, route } from '../http/api-route.ts'
import { HttpError, refuseFields } from '../http/http-error.ts'
import { publicOriginOf, todayOf } from '../pages/page-request.ts'

const DAY_MS = 24 * 3_600_000

/** Estimates that keep their price: saved by a signature, without a word of who asks. */
export function estimateRoutes(context: AppContext): ApiRoute[] {
  return [
    route({
      method: 'POST',
      url: '/api/v1/estimates',
      summary: 'What a selection costs, and a token with which a request gets that price while it is valid',
      access: 'public',
      body: requestSchemas.ServiceSelection,
      answers: { 200: 'SavedEstimate', 404: 'Failure' },
      handle: ({ body }) => save(body, context),
    }),
    route({
      method: 'GET',
      url: '/api/v1/estimates/:id',
      summary: 'What a token promises, or why it does not',
      access: 'public',
      answers: { 200: 'EstimateProof', 404: 'Failure' },
      handle: ({ id }) => verify(id, context),
    }),
  ]
}

/** Publishes the keys with which tokens can be verified without asking. */
export function addKeySet(app: FastifyInstance, context: AppContext): void {
  app.get('/.well-known/jwks.json', async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(keySet(await estimateKeys(context))),
  )
}

async function save(asked: ServiceSelection, context: AppContext): Promise<Answer> {
  const { revision } = context.content.current()
  const wanted = await withoutUsedUp(revision.catalog, asked, context.storage.coupons)
  const days = daysOf(context)
  const savedAt = context.clock()
  const priced = pricedSelection(revision, wanted, localTime(savedAt, revision.content.business.timeZone))
  if (!priced.ok) throw refuseFields(priced.problems, 'The selection is not valid')
  const estimate = selectionEstimate(priced, revision)
  const { low, high } = estimate
  if (low === null) return { status: 200, body: { estimate, valid_until: null, token: null, url: null } satisfies SavedEstimate }
  const validUntil = new Date(savedAt.getTime() + days * DAY_MS)
  const issuer = publicOriginOf(context)
  const { currency } = revision.content.business
  const [key] = await estimateKeys(context)
  if (key === undefined) throw new TypeError('there is no key to sign with')
  const selection = { ...wanted, ...(wanted.answers && { answers: priced.selection.inputs }) }
  const token = signEstimate({ issuer, currency, selection, low, high, revision: revision.id, savedAt, validUntil }, key)
  const body: SavedEstimate = { estimate, valid_until: validUntil.toISOString(), token, url: savedLink(token, revision.content, issuer) }
  return { status: 200, body }
}

async function verify(token: string, context: AppContext): Promise<Answer> {
  daysOf(context)
  const { saved, ...refused } = await verifyEstimate(token, context)
  if (saved === null) return { status: 200, body: { valid: false, ...refused } }
  const { selection, low, high, currency, revision, savedAt, validUntil } = saved
  const dates = { saved_at: savedAt.toISOString(), valid_until: validUntil.toISOString() }
  const { revision: current } = context.content.current()
  const now = priceNow(saved, current, todayOf(current, context))?.price
  const body: EstimateProof = { valid: true, selection, low, high, currency, revision, ...dates, ...(now && { now }) }
  return { status: 200, body }
}

/** How long an estimate holds. @throws HttpError 404 where content lets none be saved. */
function daysOf({ content }: AppContext): number {
  const { estimateDays } = content.current().revision.content.business
  if (estimateDays === undefined)
    throw new HttpError(404, { error: 'This business does not save estimates: its prices are those of the day of the request' })
  return estimateDays
}
