import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MediaReader } from '#src/cms/media/media.ts'
import { listMedia } from '#src/cms/media/media-list.ts'
import { MAX_PICTURE_BYTES, storePicture } from './picture-store.ts'

/** Adds routes that list the content folder's files, serve them, and store new pictures there. */
export function addMediaRoutes(app: FastifyInstance, contentDir: string): void {
  const reader = new MediaReader()
  app.get('/media', async () => listMedia(reader, contentDir))

  app.get<{ Params: { kind: string; name: string } }>('/media/:kind(^(?:images|illustrations)$)/:name', async ({ params: { kind, name } }, reply) => {
    const { images, illustrations } = await reader.read(contentDir)
    const file = kind === 'images' ? images.get(name) : illustrations.get(name)
    return file === undefined ? reply.callNotFound() : reply.type(file.type).send(file.bytes)
  })

  app.register(async uploads => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES }, async (_: FastifyRequest, body: Buffer) => body)
    uploads.post<{ Querystring: { name?: unknown }; Body: unknown }>('/media/images', async ({ query, body }, reply) => {
      const name = typeof query.name === 'string' ? query.name : ''
      const stored = await storePicture(contentDir, name, Buffer.isBuffer(body) ? body : Buffer.alloc(0))
      return stored.ok ? reply.status(201).send(stored.image) : reply.status(422).send({ error: stored.error })
    })
  })
}
