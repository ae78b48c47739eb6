import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mediaType } from '#src/cms/media/media-file.ts'
import { isAssetFile } from '#src/cms/sanity/asset-files.ts'
import { toPagePath } from '#src/page/page-paths.ts'
import type { AppContext } from '../app-context.ts'
import { HttpError } from '../http/http-error.ts'
import { turnsOfEach } from '../limits/turns-of-each.ts'
import { DRAFT_PAGES, readDraftToken } from '../pages/draft-link.ts'
import { chooseLayout, toLayout } from '../pages/layout-choice.ts'
import { LINKED_FILE_HEADERS, LINKED_HEADERS, linkNotice } from '../pages/linked-html.ts'
import { linkedPage } from '../pages/linked-page.ts'

const NOTICES = {
  404: linkNotice('This link does not work', 'Some of it may be missing. Please ask whoever sent it to you to copy it once more.'),
  410: linkNotice('This link has ended', 'It showed a draft for some days. Please ask whoever sent it to you for a new one.'),
  503: linkNotice(
    'This draft cannot be shown now',
    'It may be in the middle of a change. Please try again in a while, or ask whoever sent you the link.',
  ),
} as const

interface PageAddress {
  Params: { token: string; '*'?: string }
  Querystring: { layout?: unknown }
}

interface FileAddress {
  Params: { token: string; file: string }
}

/** The pages of drafts that somebody has a link to, and files that only drafts have. Pages of all links are made one after the other. */
export function addDraftPages(app: FastifyInstance, context: AppContext): void {
  const inTurn = turnsOfEach()

  async function answerPage(request: FastifyRequest<PageAddress>, reply: FastifyReply): Promise<FastifyReply> {
    const { token, '*': rest = '' } = request.params
    const send = (status: number, html: string) => reply.code(status).headers(LINKED_HEADERS).type('text/html; charset=utf-8').send(html)
    const link = readDraftToken(context.csrfSecret, token)
    if (link === null) return send(404, NOTICES[404])
    if (link.until <= context.clock()) return send(410, NOTICES[410])
    const layout = toLayout(request.query.layout) ?? chooseLayout(request)
    const page = { base: `${DRAFT_PAGES}/${token}`, path: toPagePath(`/${rest}`), layout }
    try {
      return send(200, await inTurn(request, signal => linkedPage(link, page, request.log, signal, context)))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return error.status === 404 ? send(404, NOTICES[404]) : send(503, NOTICES[503])
    }
  }

  async function fileOf(folder: 'images' | 'videos', { token, file }: FileAddress['Params']): Promise<Buffer | null> {
    const { clock, content, csrfSecret } = context
    const link = readDraftToken(csrfSecret, token)
    if (content.unpublished === null || link === null || link.until <= clock() || !isAssetFile(file)) return null
    return content.unpublished.asset(folder, file).catch(() => null)
  }

  app.get<PageAddress>(`${DRAFT_PAGES}/:token`, answerPage)
  app.get<PageAddress>(`${DRAFT_PAGES}/:token/*`, answerPage)
  for (const folder of ['images', 'videos'] as const) {
    app.get<FileAddress>(`${DRAFT_PAGES}/:token/${folder}/:file`, async ({ params }, reply) => {
      const bytes = await fileOf(folder, params)
      if (bytes === null) return reply.callNotFound()
      const type = mediaType(extname(params.file))
      return reply.headers(LINKED_FILE_HEADERS).type(type).send(bytes)
    })
  }
}
