import type { FastifyBaseLogger } from 'fastify'
import { datasetNaming, documentPlace } from '#src/cms/documents/problem-lines.ts'
import type { SentDraft } from '#src/cms/live/content-job.ts'
import { runJob } from '#src/cms/live/content-thread.ts'
import { assetFolderOf } from '#src/cms/sanity/asset-files.ts'
import type { ContentDraft, PageDraft, PagePreview } from '#src/contract/generated/types.ts'
import { toPagePath } from '#src/page/page-paths.ts'
import { JobError } from '#src/threads/job-thread.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { draftPage, type DraftPage } from './draft-page.ts'
import type { PageContent, PageName } from './page-job.ts'
import { publicOriginOf, todayOf } from './page-request.ts'
import { runPageJob } from './page-thread.ts'

type GoodDraft = Extract<SentDraft, { ok: true }>

/**
 * A page as the site would serve it after publishing a draft; a draft that it would refuse leaves the page that is live, beside its problems.
 * @throws HttpError 404 where there would be no such page; 503 where it cannot be rendered
 */
export async function previewPage(
  { path: asked, layout, ...draft }: PageDraft,
  log: FastifyBaseLogger,
  signal: AbortSignal,
  context: AppContext,
): Promise<PagePreview> {
  const path = toPagePath(asked)
  const read = await readDraft(draft, log, signal, context)
  const good = read.ok ? read : await readDraft({ documents: [] }, log, signal, context)
  if (!good.ok) throw new HttpError(503, { error: 'The content that is live cannot be read' })
  const page = good.pages.some(each => each.path === path) ? await renderDraft(good, { path, layout }, signal, context) : null
  if (page === null) throw new HttpError(404, { error: `There is no page ${path}` })
  const naming = datasetNaming(good.categoryIds)
  return {
    site: publicOriginOf(context),
    problems: read.ok ? [] : read.problems,
    pages: good.pages,
    html: page.html,
    places: page.places.map(({ element, pointer }) => ({ element, ...documentPlace(naming, pointer) })),
  }
}

/** A draft's content, checked as publishing would; or why it could not go live. */
export async function readDraft(
  draft: ContentDraft,
  log: FastifyBaseLogger,
  signal: AbortSignal,
  { config, content }: AppContext,
): Promise<SentDraft> {
  const { revision, texts, categoryIds, pictures } = content.current()
  const folders = { folder: config.contentDir, assets: config.sanity === null ? null : assetFolderOf(config.dataDir) }
  try {
    return await runJob({ kind: 'draft', live: { revision: revision.id, texts, categoryIds }, draft, folders, pictures }, signal)
  } catch (error) {
    if (!(error instanceof JobError)) throw error
    log.warn(error)
    return { ok: false, problems: [{ document: '', pointer: '', message: error.message }] }
  }
}

/**
 * A page of a draft; null where there is none.
 * @throws HttpError 503 where it cannot be rendered
 */
export async function renderDraft(
  { id, texts, media, pictures }: GoodDraft,
  page: PageName,
  signal: AbortSignal,
  context: AppContext,
): Promise<DraftPage | null> {
  const { site, config, content } = context
  if (site === null) throw new HttpError(503, { error: 'The pages have not been built yet: run npm run build' })
  const { renderer, rendererFile, assets } = site
  const of: PageContent = {
    revision: id,
    texts,
    media: { ...media, pictures },
    assets,
    today: todayOf(content.current().revision, context),
    publicOrigin: publicOriginOf(context),
    apiOrigin: config.apiOrigin,
  }
  if (rendererFile === null) return draftPage(of, page, renderer)
  try {
    return await runPageJob({ kind: 'draft', renderer: rendererFile, build: renderer.build, page, ...of }, signal)
  } catch (error) {
    if (error instanceof JobError) throw new HttpError(503, { error: error.message })
    throw error
  }
}
