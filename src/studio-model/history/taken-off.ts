import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { HistoryEntry } from './price-changes.ts'

/** Whether a draft of what is not published was kept when that was taken off the site, which is the newest entry of its history; a draft that was begun later is new. */
export function wasTakenOff({ _createdAt: begun }: DatasetDocument, newest: HistoryEntry | undefined): boolean {
  return newest !== undefined && Date.parse(String(begun)) <= Date.parse(newest.timestamp)
}
