import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageDimensionsFromData } from 'image-dimensions'
import { refuse } from '../http-error.ts'
import type { LakeRoutes } from './lake-route.ts'

/** Media types by the ending in an asset's id. */
const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' }

/** Digits of a hash in an asset's id. */
const HASH = 40

const FILE = /^[0-9a-f]{40}-\d+x\d+\.(jpg|png|webp|avif)$/

/** Routes for pictures that documents refer to as assets: adding one, under an id made of its bytes, and reading it. */
export function assetRoutes(folder: string): LakeRoutes {
  return (app, { lake, access }) => {
    app.register(async uploads => {
      uploads.removeAllContentTypeParsers()
      uploads.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
      uploads.post<{ Body: Buffer }>('/assets/images/:dataset', async request => {
        access.requireSignIn(request)
        const { type, width = 0, height = 0 } = imageDimensionsFromData(request.body) ?? {}
        const extension = type === 'jpeg' ? 'jpg' : (type ?? '')
        if (!(extension in TYPES)) throw refuse(400, 'The body must be a JPEG, PNG, WebP or AVIF picture')
        // As long as Sanity's, which are SHA-1.
        const hash = createHash('sha256').update(request.body).digest('hex').slice(0, HASH)
        const name = `${hash}-${width}x${height}`
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, `${name}.${extension}`), request.body)
        const path = `images/${lake.name.projectId}/${lake.name.dataset}/${name}.${extension}`
        const metadata = {
          _type: 'sanity.imageMetadata',
          dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
        }
        const given = {
          _id: `image-${name}-${extension}`,
          _type: 'sanity.imageAsset',

          extension,
          path,
          metadata,
          size: request.body.length,
        }
        await lake.mutate([
          { createIfNotExists: { ...given, assetId: hash, mimeType: TYPES[extension], url: `${request.protocol}://${request.host}/${path}` } },
        ])
        return { document: lake.documents.get(given._id) }
      })
    })
  }
}

/** Where assets are read, beside the versions of the API, as at Sanity's CDN. */
export function assetFiles(folder: string): LakeRoutes {
  return (app, { lake }) => {
    app.get<{ Params: { project: string; dataset: string; file: string } }>('/images/:project/:dataset/:file', async ({ params }, reply) => {
      const { project, dataset, file } = params
      const [, extension = ''] = FILE.exec(file) ?? []
      const bytes = extension === '' ? null : await readFile(join(folder, file)).catch(() => null)
      if (bytes === null || project !== lake.name.projectId || dataset !== lake.name.dataset) throw refuse(404, `There is no asset ${file}`)
      return reply.type(TYPES[extension] ?? '').send(bytes)
    })
  }
}
