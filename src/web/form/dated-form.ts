import { ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { inEpochs } from '#src/catalog/dated/epochs.ts'
import type { FormContent, FormRevision } from '#src/catalog/revision.ts'
import type { Day } from '#src/contract/generated/types.ts'

/** The form's revision where prices change on days: a file of its own, which is loaded where content has such prices. */
export function datedRevision(content: FormContent, day: Day, build: (epoch: FormContent) => FormRevision): FormRevision {
  return inEpochs(new ContentByDay(content), day, build)
}
