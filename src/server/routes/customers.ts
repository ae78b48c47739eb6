import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type { AppContext } from '../app-context.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { checkDays, readDays } from '../http/day-range.ts'
import { HttpError } from '../http/http-error.ts'
import { todayOf } from '../pages/page-request.ts'

/** Customers, which are derived: requests with one address or number are one customer's, and those that the admin has merged. */
export function customerRoutes({ content, storage: { customers }, clock }: AppContext): ApiRoute[] {
  const terms = () => {
    const { revision } = content.current()
    return [todayOf(revision, { clock }), revision.money] as const
  }
  const detail = (id: string) => customers.detail(id, ...terms(), content.current().revision.content.business.crews > 1)
  return [
    route({
      method: 'GET',
      url: '/api/v1/customers',
      summary: 'Customers, by their latest visit',
      access: 'admin',
      query: requestSchemas.CustomerQuery,
      answers: { 200: 'CustomerList' },
      handle: async ({ query }) => ({ status: 200, body: await customers.list(query, ...terms()) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/customers/best',
      summary: 'The ten customers whose completed requests have brought most, and what they brought in another period',
      access: 'admin',
      query: requestSchemas.BestCustomersQuery,
      answers: { 200: 'BestCustomers' },
      handle: async ({ query }) => {
        const { before_from: first, before_until: last } = query
        const days = readDays(query)
        checkDays(first, last, ['before_from', 'before_until'])
        return { status: 200, body: await customers.best(days, [first, last], ...terms()) }
      },
    }),
    route({
      method: 'GET',
      url: '/api/v1/customers/:id',
      summary: 'The customer of a request, with all requests and notes',
      access: 'admin',
      answers: { 200: 'CustomerDetail', 404: 'Failure' },
      handle: async ({ id }) => ({ status: 200, body: (await detail(id)) ?? notFound('There is no such customer') }),
    }),
    route({
      method: 'POST',
      url: '/api/v1/customers/:id/merges',
      summary: 'Say that the customers of two requests are the same person',
      access: 'admin',
      body: requestSchemas.NewMerge,
      answers: { 201: 'CustomerDetail', 404: 'Failure', 409: 'Failure' },
      handle: async ({ id, body, username }) => {
        const outcome = await customers.merge(id, body.with, username, clock())
        if (outcome === 'unknown') notFound('There is no such customer')
        if (outcome === 'same') throw new HttpError(409, { error: 'They are one customer already' })
        return { status: 201, body: (await detail(id)) ?? notFound('There is no such customer') }
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/merges/:id',
      summary: 'Take a merge of customers back',
      access: 'admin',
      answers: { 200: 'NoPayload', 404: 'Failure' },
      handle: async ({ id }) => {
        if (!(await customers.unmerge(id))) notFound('There is no such merge')
        return { status: 200, body: {} }
      },
    }),
  ]
}

function notFound(error: string): never {
  throw new HttpError(404, { error })
}
