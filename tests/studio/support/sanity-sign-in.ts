import type { FastifyInstance } from 'fastify'

/** Signs everybody in who asks for it, as Sanity does with one provider: its page leads back with a session, which is good for a token. */
export function addSanitySignIn(app: FastifyInstance, token: string): void {
  const session = 'session-of-an-editor-0123456789'
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    const { pathname, searchParams } = new URL(url, 'https://api.sanity.io')
    switch (pathname.replace(/^\/v[^/]+/, '')) {
      case '/auth/providers':
        return reply.send({ providers: [{ name: 'fake', title: 'The fake provider', url: 'https://api.sanity.io/v1/auth/login/fake' }] })
      case '/auth/login/fake':
        return reply.redirect(`${searchParams.get('origin') ?? ''}#sid=${session}`, 302)
      case '/auth/fetch':
        return searchParams.get('sid') === session ? reply.send({ token }) : reply.status(401).send({ statusCode: 401, error: 'Unauthorized' })
      case '/auth/id':
        return headers.authorization === `Bearer ${token}`
          ? reply.send({ id: 'editor' })
          : reply.status(401).send({ statusCode: 401, error: 'Unauthorized' })
      default:
        return undefined
    }
  })
}
