import { setImmediate as turn } from 'node:timers/promises'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { categoryPlans, compiledRevision, revisionOfDays } from '#src/catalog/compiled-revision.ts'
import { ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Content, Day, Policies, Visit } from '#src/contract/generated/types.ts'
import { type CheckedContent, checkFolder } from '../documents/checked-content.ts'
import type { ContentLocation, SentContent } from './content-job.ts'
import { runJob } from './content-thread.ts'
import { type ContentTexts, examplesIn, textsOf } from '../documents/content-texts.ts'
import type { Loaded } from '../folder/local-content.ts'
import { MediaReader } from '../media/media.ts'
import { hashedNames, receivedMedia } from '../media/sent-media.ts'

/** A revision and the files that it refers to: everything that the site is made of. */
export interface ContentSnapshot extends Omit<CheckedContent, 'id'> {
  /** With the prices of a day. */
  revision: Revision
  texts: ContentTexts
}

/** A content snapshot, and the dataset's documents that it was read from, as NDJSON. */
export interface Refreshed {
  snapshot: ContentSnapshot
  documents: string | null
}

/** Reads and checks a content folder; every problem is one line that names its file. */
export async function loadContentSnapshot(folder: string): Promise<Loaded<ContentSnapshot>> {
  return contentSnapshotOf(await checkFolder(folder, new MediaReader()))
}

/** Compiles content that was checked in this thread. */
export function contentSnapshotOf(checked: Loaded<CheckedContent>): Loaded<ContentSnapshot> {
  if (!checked.ok) return checked
  const { id, ...rest } = checked.value
  const { content } = rest
  const revision = compiledRevision(id, content, dayAt(new Date(), content))
  return { ok: true, value: { ...rest, revision, texts: textsOf(content) } }
}

/**
 * Reads and checks content in a worker thread; parts equal to those of `known`, the live content snapshot, stay the same objects.
 * @throws JobError
 */
export async function refreshContentSnapshot(location: ContentLocation, known: ContentSnapshot): Promise<Loaded<Refreshed>> {
  const { revision, content, selections, warnings, media, pictures } = known
  const sent = await runJob({
    kind: 'read',
    location,
    known: { id: revision.id, examples: content.examples, selections, warnings, pictures, files: hashedNames(media) },
  })
  return sent.ok ? { ok: true, value: { snapshot: await received(sent.value, known), documents: sent.value.documents } } : sent
}

/** Builds a content snapshot from a worker's message, in steps between which visitors are answered. */
async function received(sent: SentContent, known: ContentSnapshot): Promise<ContentSnapshot> {
  const { id, texts, media, pictures, categoryIds, changedAt, selections, warnings } = sent
  if (id === known.revision.id) return { ...withExamples(known, texts.examples), categoryIds, changedAt }
  const content = await readTexts(texts, known)
  const revision = await compile(id, content, known.revision)
  return { revision, content, texts, categoryIds, media: receivedMedia(media, known.media), pictures, changedAt, selections, warnings }
}

/** The same content snapshot with other examples: nothing that visitors get depends on them. */
function withExamples(known: ContentSnapshot, examples: string | null): ContentSnapshot {
  if (examples === known.texts.examples) return known
  const { examples: _, ...content } = known.content
  const texts = { ...known.texts, examples }
  return { ...known, texts, content: { ...content, ...examplesIn(texts) } }
}

async function readTexts(texts: ContentTexts, { texts: before, content: same }: ContentSnapshot): Promise<Content> {
  const categories = new Map(before.categories.map((text, position) => [text, same.categories[position]]))
  return {
    business: texts.business === before.business ? same.business : await readText(texts.business),
    site: texts.site === before.site ? same.site : await readText(texts.site),
    bookingForm: texts.bookingForm === before.bookingForm ? same.bookingForm : await readText(texts.bookingForm),
    messages: texts.messages === before.messages ? same.messages : await readText(texts.messages),
    theme: texts.theme === before.theme ? same.theme : await readText(texts.theme),
    ...(texts.visit !== null && {
      visit: texts.visit === before.visit && same.visit !== undefined ? same.visit : await readText<Visit>(texts.visit),
    }),
    ...(texts.policies !== null && {
      policies: texts.policies === before.policies && same.policies !== undefined ? same.policies : await readText<Policies>(texts.policies),
    }),
    ...examplesIn(texts),
    categories: await inTurn(texts.categories, async text => categories.get(text) ?? readText(text)),
  }
}

/** Parses a document that the worker has checked, in a turn of its own. */
async function readText<T>(text: string): Promise<T> {
  await turn()
  return JSON.parse(text) as T
}

/** Compiles changed categories with the prices of today, each in a turn of its own; other epochs when they are asked for. */
async function compile(id: string, content: Content, { content: known, catalog }: Revision): Promise<Revision> {
  const byDay = new ContentByDay(content)
  const today = dayAt(new Date(), content)
  const plans = known.business === content.business ? catalog.categories : []
  const planOf = categoryPlans(content, plans)
  await inTurn(byDay.on(today).categories, async category => {
    if (!plans.some(plan => plan.category === category)) await turn()
    return planOf(category)
  })
  return revisionOfDays(id, byDay, today, planOf)
}

function dayAt(moment: Date, { business }: Content): Day {
  return localTime(moment, business.timeZone).date
}

async function inTurn<A, B>(items: readonly A[], act: (item: A) => Promise<B>): Promise<B[]> {
  const results: B[] = []
  for (const item of items) results.push(await act(item))
  return results
}
