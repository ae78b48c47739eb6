import { isObject } from '../../documents/document.ts'
import { refuse } from '../http-error.ts'
import type { LakeRoutes } from './lake-route.ts'

/**
 * Features that Sanity sells by plan, of which the lake has these. It has no comments; but a Studio that hears so makes all of its screens anew, some
 * 200 ms after it has shown them, and a press in between is lost. Whether it shows comments its own configuration says.
 */
const FEATURES = ['contentReleases', 'singleDocRelease', 'studioComments']

/** Where a Studio asks whether its origin is allowed. */
export const CORS_CHECK = '/check/cors'

/** Routes for the Studio's requests about its user, project and dataset. */
export const projectRoutes: LakeRoutes = (app, { lake, access }) => {
  const { projectId, dataset, identity } = lake.name
  const roles = [{ name: 'administrator', title: 'Administrator' }]
  const user = { id: identity, name: 'Owner', email: 'owner@localhost', role: 'administrator', roles, provider: 'local', profileImage: null }
  const members = [{ id: identity, role: 'administrator', roles, isCurrentUser: true, isRobot: false }]
  const project = { id: projectId, displayName: projectId, studioHost: null, members, metadata: {}, isDisabled: false, isDisabledByUser: false }
  const datasetInfo = { name: dataset, aclMode: 'public' }

  app.get('/users/me', async request => (access.isSignedIn(request) ? user : {}))
  app.get('/users/:id', async () => ({ ...user, displayName: user.name }))
  app.get('/projects/:project', async () => project)
  // There is none beside the dataset, such as for comments (`addonFor`).
  app.get<{ Querystring: Record<string, unknown> }>('/projects/:project/datasets', async ({ query }) => ('addonFor' in query ? [] : [datasetInfo]))
  app.get('/projects/:project/datasets/:dataset', async () => datasetInfo)
  app.get('/projects/:project/datasets/:dataset/acl', async () => [
    { filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'] },
  ])
  app.get('/projects/:project/grants', async () => ({}))
  app.get('/projects/:project/user-applications', async () => [])
  app.get('/projects/:project/features', async () => FEATURES)
  app.get('/features', async () => FEATURES)
  app.get('/journey/*', async (_, reply) => reply.type('application/json').send('null'))
  app.get('/help', async () => ({}))
  app.get('/ping', async () => ({ pong: true }))
  app.get(CORS_CHECK, async () => ({ result: { allowed: true, withCredentials: true } }))
  app.get('/auth/providers', async () => ({ providers: [] }))
  app.post('/auth/logout', async () => ({}))
  app.get('/intake/telemetry-status', async () => ({ status: 'denied' }))

  app.get<{ Params: { keys: string } }>('/users/me/keyvalue/:keys', async request => {
    access.requireSignIn(request)
    return request.params.keys.split(',').map(key => ({ key, value: lake.store.setting(key) }))
  })
  app.put('/users/me/keyvalue', async request => {
    access.requireSignIn(request)
    const pairs: unknown = request.body
    if (!Array.isArray(pairs) || !pairs.every(isPair)) throw refuse(400, 'The body must be an array of objects with key and value')
    for (const { key, value } of pairs) lake.store.keepSetting(key, value)
    return pairs
  })
}

function isPair(pair: unknown): pair is { key: string; value: unknown } {
  return isObject(pair) && typeof pair['key'] === 'string'
}
