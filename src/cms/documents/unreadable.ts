import { DatasetError } from '../sanity/dataset-error.ts'
import { JobError } from '#src/threads/job-thread.ts'
import { problemLine } from './problem-lines.ts'

/** The result for content that could not be read at all. */
export function unreadable(name: string, error: unknown): { ok: false; problems: string[] } {
  if (error instanceof DatasetError) return { ok: false, problems: [error.message] }
  const message = error instanceof JobError ? error.message : String(error)
  return { ok: false, problems: [problemLine(name, { pointer: '', message })] }
}
