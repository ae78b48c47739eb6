import { DatasetError } from './dataset-error.ts'
import { problemLine } from './problem-lines.ts'

/** Content that could not even be read: what is wrong with it, or with where it is. */
export function unreadable(name: string, error: unknown): { ok: false; problems: string[] } {
  return { ok: false, problems: [error instanceof DatasetError ? error.message : problemLine(name, { pointer: '', message: String(error) })] }
}
