import { readFile, stat } from 'node:fs/promises'

/** A file's bytes, or why there are none. */
export type ReadBytes = { ok: true; bytes: Buffer } | { ok: false; message: string }

/** Reads a file of a content folder, where anything may stand in its place: a folder, or a pipe that would never end. */
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
