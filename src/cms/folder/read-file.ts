import { readFile, stat } from 'node:fs/promises'

/** A file's bytes, or why it could not be read. */
export type ReadBytes = { ok: true; bytes: Buffer } | { ok: false; message: string }

/** Reads a regular file of a content folder; a folder or a pipe, which would never end, is refused. */
export async function readWholeFile(path: string): Promise<ReadBytes> {
  try {
    const found = await stat(path)
    if (!found.isFile()) return { ok: false, message: `is ${found.isDirectory() ? 'a folder' : 'no file'}: put a file in its place` }
    return { ok: true, bytes: await readFile(path) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null
    if (code === null) throw error
    return { ok: false, message: code === 'ENOENT' || code === 'ENOTDIR' ? 'the file is missing' : `cannot be read (${code})` }
  }
}
