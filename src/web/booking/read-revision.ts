import { buildCatalog } from '#src/catalog/compile/build-catalog.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { type FormContent, type FormRevision, revisionOf } from '#src/catalog/revision.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { readContent } from '../form/read-content.ts'

/** Reads the revision of an answer, with the prices of a day, and loads what only its content needs; also what a visit of several items does. */
export async function readRevision(answer: Response, day: Day) {
  const { content, further } = await readContent(answer)
  const visit = content.visit && (await import('./visit-form.tsx'))
  const build = (epoch: FormContent): FormRevision => {
    const plain = revisionOf(answer.url, epoch, buildCatalog(epoch, new ContentPointer([])))
    return visit?.withVisit(plain) ?? plain
  }
  return { visit, revision: further?.revisionOfDay(content, day, build) ?? build(content) }
}
