import { cleanText } from '#src/booking/request/clean-text.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type { NewOwnList, OwnList } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { HttpError, refuseField } from '../http/http-error.ts'
import { MAX_OWN_LISTS, type OwnListRefusal } from '../storage/own-list-store.ts'

/** The owner's own lists of requests. */
export function ownListRoutes({ storage: { ownLists } }: AppContext): ApiRoute[] {
  return [
    route({
      method: 'GET',
      url: '/api/v1/lists',
      summary: "The owner's own lists of requests",
      access: 'admin',
      answers: { 200: 'OwnLists' },
      handle: async () => ({ status: 200, body: { lists: await ownLists.all() } }),
    }),
    route({
      method: 'POST',
      url: '/api/v1/lists',
      summary: 'Keep what a list of requests shows under a name',
      access: 'admin',
      body: requestSchemas.NewOwnList,
      answers: { 201: 'OwnList', 409: 'Failure' },
      handle: async ({ body }) => ({ status: 201, body: stored(await ownLists.add(named(body))) }),
    }),
    route({
      method: 'PUT',
      url: '/api/v1/lists/:id',
      summary: 'Give a list another name, or let it show something else',
      access: 'admin',
      body: requestSchemas.NewOwnList,
      answers: { 200: 'OwnList', 404: 'Failure', 409: 'Failure' },
      handle: async ({ id, body }) => ({ status: 200, body: stored(await ownLists.change(id, named(body))) }),
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/lists/:id',
      summary: 'Delete a list; its requests stay',
      access: 'admin',
      answers: { 200: 'NoPayload', 404: 'Failure' },
      handle: async ({ id }) => {
        if (!(await ownLists.remove(id))) throw unknownList()
        return { status: 200, body: {} }
      },
    }),
  ]
}

/** @throws HttpError 400 when nothing of the name can be seen. */
function named({ name, shows }: NewOwnList): NewOwnList {
  const cleaned = cleanText(name, false)
  if (cleaned === '') throw refuseField('name', 'Please give the list a name')
  return { name: cleaned, shows }
}

/** @throws HttpError 404 or 409 */
function stored(outcome: OwnList | OwnListRefusal): OwnList {
  switch (outcome) {
    case 'unknown':
      throw unknownList()
    case 'same-name':
      throw refuseField('name', 'Another list has this name', 409)
    case 'full':
      throw new HttpError(409, { error: `There are ${MAX_OWN_LISTS} lists of your own, as many as there can be: delete one first` })
    default:
      return outcome
  }
}

function unknownList(): HttpError {
  return new HttpError(404, { error: 'There is no such list' })
}
