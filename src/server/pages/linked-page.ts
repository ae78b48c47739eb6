import type { FastifyBaseLogger } from 'fastify'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { DraftLinkRequest } from '#src/contract/generated/types.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import type { DraftLink } from './draft-link.ts'
import { linkedHtml } from './linked-html.ts'
import type { PageName } from './page-job.ts'
import { readDraft, renderDraft } from './preview-page.ts'

/** No edits are left: they were published or discarded. */
const GONE = 'Nothing of this draft is left: it was published or discarded. This is the page as it is published.'

/**
 * The edits that a link shows, as they are now.
 * @throws HttpError 409 where content has none, 503 where they cannot be read
 */
export async function linkedEdits(
  { layer, documents }: Pick<DraftLinkRequest, 'layer' | 'documents'>,
  log: FastifyBaseLogger,
  { content: { unpublished } }: AppContext,
): Promise<DatasetDocument[]> {
  if (unpublished === null) throw new HttpError(409, { error: 'This site reads its content from files: there is no draft that a link could show' })
  try {
    const edits = await unpublished.edits(layer)
    return documents === undefined ? edits : edits.filter(({ _id }) => documents.includes(_id))
  } catch (error) {
    log.warn(error)
    throw new HttpError(503, { error: 'The drafts could not be read: please try again' })
  }
}

/**
 * A page of a draft as its link shows it, below `base`.
 * @throws HttpError 404 where the draft has no such page, 503 where it could not go live, or cannot be read
 */
export async function linkedPage(
  link: DraftLink,
  { base, ...page }: PageName & { base: string },
  log: FastifyBaseLogger,
  signal: AbortSignal,
  context: AppContext,
): Promise<string> {
  const documents = await linkedEdits(link, log, context)
  const read = await readDraft({ documents }, log, signal, context)
  if (!read.ok) throw new HttpError(503, { error: 'The draft could not go live' })
  const paths = read.pages.map(({ path }) => path)
  const made = paths.includes(page.path) ? await renderDraft(read, page, signal, context) : null
  if (made === null) throw new HttpError(404, { error: 'The draft has no such page' })
  return linkedHtml(made.html, { base, paths, words: documents.length === 0 ? GONE : barWords(link, context) })
}

function barWords({ until }: DraftLink, { content }: AppContext): string {
  const { timeZone } = content.current().revision.content.business
  const end = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(until)
  return `<strong>A draft, not published.</strong> This link shows it, and later edits, until ${end}. Nothing can be sent from here.`
}
