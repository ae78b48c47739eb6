import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { imageDimensionsFromData } from 'image-dimensions'
import { refuse } from '../http-error.ts'
import type { LakeRoutes } from './lake-route.ts'

/** Media types by the ending in an asset's id. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** Digits of a hash in an asset's id. */
const HASH = 40

/** What an asset's document says of its uploaded file. */
interface Described {
  /** The beginning of its id. */
  kind: 'image' | 'file'
  extension: string
  /** Stands in its name, behind the hash. */
  size: string
  metadata: object
}

/** Both kinds of asset by the name of their folder at Sanity, the names of their files, and how a new one is described. */
const KINDS = {
  images: { named: /^[0-9a-f]{40}-\d+x\d+\.(jpg|png|webp|avif)$/, describe: describePicture },
  files: { named: /^[0-9a-f]{40}\.(mp4|webm)$/, describe: describeFile },
}

/** Routes for pictures and videos that documents refer to as assets: adding one, under an id made of its bytes. */
export function assetRoutes(folder: string): LakeRoutes {
  return (app, { lake, access }) => {
    app.register(async uploads => {
      uploads.removeAllContentTypeParsers()
      uploads.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
      for (const kind of ['images', 'files'] as const) {
        uploads.post<{ Body: Buffer }>(`/assets/${kind}/:dataset`, async request => {
          access.requireSignIn(request)
          const { kind: type, extension, size, metadata } = KINDS[kind].describe(request)
          // As long as Sanity's, which are SHA-1.
          const hash = createHash('sha256').update(request.body).digest('hex').slice(0, HASH)
          const name = hash + size
          await mkdir(folder, { recursive: true })
          await writeFile(join(folder, `${name}.${extension}`), request.body)
          const path = `${kind}/${lake.name.projectId}/${lake.name.dataset}/${name}.${extension}`
          const url = `${request.protocol}://${request.host}/${path}`
          const given = { _id: `${type}-${name}-${extension}`, _type: `sanity.${type}Asset`, extension, path, ...metadata, size: request.body.length }
          await lake.mutate([{ createIfNotExists: { ...given, assetId: hash, mimeType: TYPES[extension], url } }])
          return { document: lake.documents.get(given._id) }
        })
      }
    })
  }
}

/** Where assets are read, beside the versions of the API, as at Sanity's CDN. */
export function assetFiles(folder: string): LakeRoutes {
  return (app, { lake }) => {
    for (const kind of ['images', 'files'] as const) {
      app.get<{ Params: { project: string; dataset: string; file: string } }>(`/${kind}/:project/:dataset/:file`, async ({ params }, reply) => {
        const { project, dataset, file } = params
        const [, extension = ''] = KINDS[kind].named.exec(file) ?? []
        const bytes = extension === '' ? null : await readFile(join(folder, file)).catch(() => null)
        if (bytes === null || project !== lake.name.projectId || dataset !== lake.name.dataset) throw refuse(404, `There is no asset ${file}`)
        return reply.type(TYPES[extension] ?? '').send(bytes)
      })
    }
  }
}

function describePicture({ body }: FastifyRequest<{ Body: Buffer }>): Described {
  const { type = '', width = 0, height = 0 } = imageDimensionsFromData(body) ?? {}
  const extension = type === 'jpeg' ? 'jpg' : type
  if (TYPES[extension]?.startsWith('image/') !== true) throw refuse(400, 'The body must be a JPEG, PNG, WebP or AVIF picture')
  const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height }
  return { kind: 'image', extension, size: `-${width}x${height}`, metadata: { metadata: { _type: 'sanity.imageMetadata', dimensions } } }
}

function describeFile({ headers }: FastifyRequest<{ Body: Buffer }>): Described {
  const [, extension] = /^video\/(mp4|webm)$/.exec(headers['content-type'] ?? '') ?? []
  if (extension === undefined) throw refuse(400, 'The body must be an MP4 or a WebM video, and its Content-Type say so')
  return { kind: 'file', extension, size: '', metadata: {} }
}
