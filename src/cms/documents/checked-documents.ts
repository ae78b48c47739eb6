import { type CheckedContent, checkNamed, type KnownContent, type MediaFolders, newestChange } from './checked-content.ts'
import { readDocuments } from '../sanity/dataset-documents.ts'
import type { Loaded } from '../folder/local-content.ts'
import type { MediaReader } from '../media/media.ts'
import { problemLine } from './problem-lines.ts'

/** Reads and checks documents; every problem is one line that names its document. */
export async function checkDocuments(
  documents: readonly unknown[],
  name: string,
  folders: MediaFolders,
  reader: MediaReader,
  known: KnownContent | null = null,
  now: Date | null = null,
): Promise<Loaded<CheckedContent>> {
  const read = readDocuments(documents)
  if (!read.ok) return { ok: false, problems: read.problems.map(problem => problemLine(`${name}/${problem.document}`, problem)) }
  const { content, categoryIds, said } = read
  const naming = { whole: name, document: (id: string) => `${name}/${id}`, categories: categoryIds.map(id => `${name}/${id}`), said }
  return checkNamed({ content, naming, categoryIds }, folders, reader, newestOf(documents, newestChange(folders.folder)), known, now)
}

function newestOf(documents: readonly unknown[], atLeast: Date): Date {
  const times = documents.map(document =>
    typeof document === 'object' && document !== null && '_updatedAt' in document ? Date.parse(String(document._updatedAt)) : 0,
  )
  return new Date(Math.max(atLeast.getTime(), ...times.filter(Number.isFinite)))
}
