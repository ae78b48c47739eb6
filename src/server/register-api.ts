import type { FastifyInstance } from 'fastify'
import type { ApiRoute } from './http/api-route.ts'
import { type Callers, guard } from './auth/guards.ts'
import { buildPreviewSecrets } from './auth/preview-secrets.ts'
import { PROGRAM_PATHS } from './http/program-paths.ts'
import { openApiDocument } from './http/openapi.ts'
import { accountRoutes } from './routes/account.ts'
import { adminAppointmentRoutes } from './routes/admin-appointments.ts'
import { adminFigureRoutes } from './routes/admin-figures.ts'
import { appointmentMailRoutes } from './routes/appointment-mails.ts'
import { appointmentChangesRoutes } from './routes/appointment-changes.ts'
import { appointmentRoutes } from './routes/appointments.ts'
import { authRoutes } from './routes/auth.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { closureRoutes } from './routes/closures.ts'
import { contentRoutes } from './routes/content.ts'
import { contentPreviewRoute } from './routes/content-preview.ts'
import { csrfTokenRoutes } from './routes/csrf-token.ts'
import { customerRoutes } from './routes/customers.ts'
import { draftLinkRoute } from './routes/draft-links.ts'
import { estimateRoutes } from './routes/estimates.ts'
import { eventRoutes } from './routes/events.ts'
import { manualAppointmentRoutes } from './routes/manual-appointments.ts'
import { noteRoutes } from './routes/notes.ts'
import { ownListRoutes } from './routes/own-lists.ts'
import { pagePreviewRoute } from './routes/page-preview.ts'
import { personalDataRoutes } from './routes/personal-data.ts'
import { serviceRoutes } from './routes/services.ts'
import { stateRoutes } from './routes/state.ts'
import type { AppContext } from './app-context.ts'
import { buildSessions, type Sessions } from './auth/sessions.ts'

/** Every call of the API. */
export function apiRoutes(context: AppContext, sessions: Sessions): ApiRoute[] {
  return [
    ...csrfTokenRoutes(context),
    ...serviceRoutes(context),
    ...catalogRoutes(context),
    ...estimateRoutes(context),
    ...appointmentRoutes(context),
    ...adminFigureRoutes(context),
    ...adminAppointmentRoutes(context),
    ...appointmentChangesRoutes(context),
    ...appointmentMailRoutes(context),
    ...manualAppointmentRoutes(context),
    ...closureRoutes(context),
    ...eventRoutes(context, sessions),
    ...personalDataRoutes(context),
    ...customerRoutes(context),
    ...noteRoutes(context),
    ...ownListRoutes(context),
    ...authRoutes(context, sessions),
    ...accountRoutes(context, sessions),
    ...contentRoutes(context),
    ...stateRoutes(context),
    contentPreviewRoute(context),
    pagePreviewRoute(context),
    draftLinkRoute(context),
  ]
}

/** Adds the API and its OpenAPI description to the app; every call is guarded, decoded and answered in the same way. */
export function addApi(app: FastifyInstance, context: AppContext): void {
  const sessions = buildSessions(context.storage.accounts, context.clock)
  const callers = { sessions, hasPreviewSecret: buildPreviewSecrets(context) }
  app.decorateRequest('username', '')
  const routes = apiRoutes(context, sessions)
  for (const route of routes.filter(({ access }) => access !== 'signed')) addRoute(app, route, callers, context)
  void app.register(async scope => {
    // A signature is of the body's bytes, whatever their type: do not parse them.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
    for (const route of routes.filter(({ access }) => access === 'signed')) addRoute(scope, route, callers, context)
  })
  app.get(PROGRAM_PATHS.description, (_, reply) => reply.send(openApiDocument(routes, context.content.current().revision)))
}

function addRoute(app: FastifyInstance, route: ApiRoute, callers: Callers, context: AppContext): void {
  app.route({
    method: route.method,
    url: route.url,
    ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
    ...(route.jsonLimits !== undefined && { config: { jsonLimits: route.jsonLimits } }),
    // A HEAD would open a stream that nobody reads.
    ...(route.isStream === true && { exposeHeadRoute: false }),
    onRequest: request => guard(request, route, callers, context),
    handler: async (request, reply) => {
      const { status, body, headers = {} } = await route.run(request)
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', ...headers })
        .send(body)
    },
  })
}
