import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { HistoryEntry } from './price-changes.ts'

/** Whether an unpublished document's draft is left from unpublishing it: it was created before `newest`, the newest entry of the published document's history. A draft that was created later is new. */
export function wasTakenOff({ _createdAt: begun }: DatasetDocument, newest: HistoryEntry | undefined): boolean {
  return newest !== undefined && Date.parse(String(begun)) <= Date.parse(newest.timestamp)
}
