import { isObject } from '../../documents/document.ts'
import type { TransactionOptions } from '../../lake.ts'
import { refuse } from '../http-error.ts'
import { isOn, type LakeRoutes } from './lake-route.ts'

/** Routes for mutations and actions. */
export const changeRoutes: LakeRoutes = (app, { lake, access }) => {
  app.post<{ Querystring: Record<string, unknown> }>('/data/mutate/:dataset', async request => {
    access.requireSignIn(request)
    const { steps, transactionId } = readBody(request.body, 'mutations')
    const address = request.query
    const { results, ...rest } = await lake.mutate(steps, {
      transactionId,
      isDryRun: isOn(address['dryRun'], false),
      makesArrayKeys: isOn(address['autoGenerateArrayKeys'], false),
    })
    const withDocuments = isOn(address['returnDocuments'], false)
    const withIds = isOn(address['returnIds'], false) || withDocuments
    const told = results.map(({ id, operation, document }) => ({
      ...(withIds ? { id } : {}),
      operation,
      ...(withDocuments && document !== undefined ? { document } : {}),
    }))
    return { ...rest, results: told }
  })

  app.post('/data/actions/:dataset', async request => {
    access.requireSignIn(request)
    const { steps, transactionId, isDryRun } = readBody(request.body, 'actions')
    return { transactionId: (await lake.act(steps, { transactionId, isDryRun })).transactionId }
  })
}

function readBody(
  body: unknown,
  key: 'mutations' | 'actions',
): { steps: unknown[]; transactionId: TransactionOptions['transactionId']; isDryRun: boolean } {
  if (!isObject(body) || !Array.isArray(body[key])) throw refuse(400, `The body must be an object with an array of ${key}`)
  const { transactionId, dryRun } = body
  if (transactionId !== undefined && (typeof transactionId !== 'string' || !/^[\w.-]{1,128}$/.test(transactionId)))
    throw refuse(400, '"transactionId" must be 1 to 128 letters, digits, dots, hyphens and underscores')
  return { steps: body[key], transactionId, isDryRun: dryRun === true }
}
