import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { imageDimensionsFromData } from 'image-dimensions'
import { refuse } from '../http-error.ts'
import { uprightPicture } from '../upright-picture.ts'
import { type LakeRoutes, text } from './lake-route.ts'

/** Media types by the ending in an asset's id. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** What an asset's document says of its uploaded file. */
interface Described {
  /** The beginning of its id. */
  kind: 'image' | 'file'
  extension: string
  /** Stands in its name, behind the hash. */
  size: string
  /** The file as it is kept. */
  bytes: Buffer
  metadata: object
}

/** Both kinds of asset by their path at Sanity: the names of their files, where these are kept, and how a new one is described. */
const KINDS = {
  images: { named: /^[0-9a-f]{40}-\d+x\d+\.(jpg|png|webp|avif)$/, folder: 'images', describe: describePicture },
  files: { named: /^[0-9a-f]{40}\.(mp4|webm)$/, folder: 'videos', describe: describeFile },
}

/** Where assets are read: routes that need no sign-in, as at Sanity's CDN; their names, made of their bytes, are not guessed. */
export const ASSET_FILE = '/:project/:dataset/:file'

/** Routes for pictures and videos that documents refer to as assets: adding one, under an id made of its bytes. */
export function assetRoutes(folder: string): LakeRoutes {
  return (app, { lake, access }) => {
    app.register(async uploads => {
      uploads.removeAllContentTypeParsers()
      uploads.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
      for (const kind of ['images', 'files'] as const) {
        uploads.post<{ Body: Buffer; Querystring: Record<string, unknown> }>(`/assets/${kind}/:dataset`, async request => {
          access.requireSignIn(request)
          const { kind: type, extension, size, bytes, metadata } = await KINDS[kind].describe(request)
          // The Studio looks for a file that it has uploaded before by this hash.
          const sha1hash = createHash('sha1').update(request.body).digest('hex')
          const name = sha1hash + size
          const into = join(folder, KINDS[kind].folder)
          await mkdir(into, { recursive: true })
          await writeFile(join(into, `${name}.${extension}`), bytes)
          const path = `${kind}/${lake.name.projectId}/${lake.name.dataset}/${name}.${extension}`
          const url = `${request.protocol}://${request.host}/${path}`
          const originalFilename = text(request.query['filename']) ?? `${name}.${extension}`
          const given = { _id: `${type}-${name}-${extension}`, _type: `sanity.${type}Asset`, extension, path, originalFilename, ...metadata }
          await lake.mutate([
            { createIfNotExists: { ...given, size: request.body.length, assetId: sha1hash, sha1hash, mimeType: TYPES[extension], url } },
          ])
          return { document: lake.documents.get(given._id) }
        })
      }
    })
  }
}

/** Serves assets beside the versions of the API, in parts where these are asked for: some browsers play no video otherwise. */
export function assetFiles(folder: string): LakeRoutes {
  return (app, { lake }) => {
    app.register(files, { root: resolve(folder), serve: false })
    for (const kind of ['images', 'files'] as const) {
      app.get<{ Params: { project: string; dataset: string; file: string } }>(`/${kind}${ASSET_FILE}`, async ({ params }, reply) => {
        const { project, dataset, file } = params
        const path = join(KINDS[kind].folder, file)
        const isHere = KINDS[kind].named.test(file) && project === lake.name.projectId && dataset === lake.name.dataset
        if (!isHere || !existsSync(join(folder, path))) throw refuse(404, `There is no asset ${file}`)
        return reply.sendFile(path)
      })
    }
  }
}

async function describePicture({ body }: FastifyRequest<{ Body: Buffer }>): Promise<Described> {
  const { type = '' } = imageDimensionsFromData(body) ?? {}
  const extension = type === 'jpeg' ? 'jpg' : type
  if (TYPES[extension]?.startsWith('image/') !== true) throw refuse(400, 'The body must be a JPEG, PNG, WebP or AVIF picture')
  const { bytes, width, height } = await uprightPicture(body).catch((error: unknown) => {
    throw refuse(400, `The picture cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height }
  return { kind: 'image', extension, size: `-${width}x${height}`, bytes, metadata: { metadata: { _type: 'sanity.imageMetadata', dimensions } } }
}

async function describeFile({ headers, body }: FastifyRequest<{ Body: Buffer }>): Promise<Described> {
  const [, extension] = /^video\/(mp4|webm)$/.exec(headers['content-type'] ?? '') ?? []
  if (extension === undefined) throw refuse(400, 'The body must be an MP4 or a WebM video, and its Content-Type say so')
  return { kind: 'file', extension, size: '', bytes: body, metadata: {} }
}
