import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ContentTexts, ownersFormJson, visitorsFormJson } from '#src/cms/documents/content-texts.ts'
import type { ContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import type { MediaFile } from '#src/cms/media/media-file.ts'
import { variantsOf } from '../content/picture-address.ts'
import { VariantStore } from '../pictures/variant-store.ts'
import { acceptsBrotli } from '../http/encoding.ts'
import { FOREVER } from '../http/cache-control.ts'
import { sendRange } from '../http/send-range.ts'
import { PICTURE_POLICY, VIDEO_POLICY } from '../http/security-headers.ts'
import type { AppContext } from '../app-context.ts'

const compress = promisify(brotliCompress)

/** The form's content for visitors, and with the owner's own words for the admin. */
const FORM_FILES = { 'form.json': visitorsFormJson, 'owner-form.json': ownersFormJson }

/** Files of the current revision. Their addresses change with their content; an earlier revision's address redirects to the current file. */
export function addContentFiles(app: FastifyInstance, { content, config }: AppContext): void {
  const variants = prepareVariants(app, content, config.dataDir)

  for (const [name, jsonOf] of Object.entries(FORM_FILES)) {
    const formFile = keepFormFile(jsonOf)
    app.get<{ Params: { revision: string } }>(`/content/:revision/${name}`, async (request, reply) => {
      const { revision, texts } = content.current()
      if (request.params.revision !== revision.id) return leadTo(reply, `/content/${revision.id}/${name}`)
      const { json, brotli } = await formFile(revision.id, texts)
      reply.headers({ 'cache-control': FOREVER, vary: 'Accept-Encoding' }).type('application/json; charset=utf-8')
      return acceptsBrotli(request) ? reply.header('content-encoding', 'br').send(brotli) : reply.send(json)
    })
  }

  for (const kind of ['illustrations', 'images', 'videos', 'fonts'] as const) {
    app.get<{ Params: { file: string } }>(`/${kind}/:file`, async (request, reply) => {
      const snapshot = content.current()
      const { media } = snapshot
      const files = [...media[kind].values(), ...(kind === 'illustrations' ? [media.drawings] : [])]
      const { file } = request.params
      const found = files.find(({ hashedName }) => hashedName === file)
      if (found !== undefined) return sendFile(request, reply, found)
      const variant = kind === 'images' ? variantsOf(snapshot).get(file) : undefined
      const bytes = await (variant === undefined ? variants.kept(file) : variants.get(variant, request.log))
      if (bytes !== null) return sendBytes(reply, file.endsWith('.avif') ? 'image/avif' : 'image/webp', bytes)
      const newer = variant?.file ?? files.find(({ hashedName }) => isNameOf(hashedName, file))
      return newer === undefined ? reply.callNotFound() : leadTo(reply, `/${kind}/${newer.hashedName}`)
    })
  }
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, sent: MediaFile): Promise<FastifyReply> {
  if (sent.type.startsWith('video/')) {
    reply.headers({ 'cache-control': FOREVER, 'content-security-policy': VIDEO_POLICY }).type(sent.type)
    return sendRange(request, reply, { bytes: sent.bytes, tag: `"${sent.hashedName}"` })
  }
  if (sent.type !== 'image/svg+xml') return sendBytes(reply, sent.type, sent.bytes)
  reply.header('vary', 'Accept-Encoding')
  return acceptsBrotli(request)
    ? sendBytes(reply.header('content-encoding', 'br'), sent.type, await compressed(sent))
    : sendBytes(reply, sent.type, sent.bytes)
}

function sendBytes(reply: FastifyReply, type: string, bytes: Buffer): FastifyReply {
  return reply.headers({ 'cache-control': FOREVER, 'content-security-policy': PICTURE_POLICY }).type(type).send(bytes)
}

const kept = new WeakMap<MediaFile, Promise<Buffer>>()

/** A drawing in brotli, compressed once. */
function compressed(sent: MediaFile): Promise<Buffer> {
  const made = kept.get(sent) ?? compress(sent.bytes)
  kept.set(sent, made)
  return made
}

function leadTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 302)
}

/** Whether a file has an asked name, of whatever content: `van-1a2b3c4d5e6f.jpg` has `van.jpg`, `van-000000000000.jpg` and `van-000000000000-640x427.avif`. */
function isNameOf(hashedName: string, asked: string): boolean {
  const name = plainName(hashedName)
  const ofVariant = asked.replace(/-\d+x\d+\.(?:avif|webp)$/, extname(name))
  return [asked, plainName(asked), plainName(ofVariant)].includes(name)
}

/** The name without its hash: `van-1a2b3c4d5e6f.svg` becomes `van.svg`. */
function plainName(hashedName: string): string {
  return hashedName.replace(/-[0-9a-f]{12}(\.[a-z0-9]+)$/, '$1')
}

/** Makes the variants of pictures once content is live. */
function prepareVariants(app: FastifyInstance, content: AppContext['content'], dataDir: string): VariantStore {
  const variants = new VariantStore(dataDir)
  const prepare = (snapshot: ContentSnapshot) => void variants.prepare(variantsOf(snapshot), app.log)
  app.addHook('onListen', async () => prepare(content.current()))
  content.beforeLive(async snapshot => prepare(snapshot))
  app.addHook('onClose', async () => variants.stop())
  return variants
}

/** The form's content, made and compressed once for each revision. */
function keepFormFile(jsonOf: (texts: ContentTexts) => string) {
  let kept: { id: string; file: Promise<{ json: Buffer; brotli: Buffer }> } | null = null
  return (id: string, texts: ContentTexts) => {
    if (kept?.id !== id) kept = { id, file: makeFile(jsonOf(texts)) }
    return kept.file
  }
}

async function makeFile(text: string) {
  const json = Buffer.from(text)
  return { json, brotli: await compress(json) }
}
