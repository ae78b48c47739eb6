import { open } from 'node:fs/promises'

/** Maximum size of a video in bytes: what a phone loads in some seconds, and what a server keeps in memory. */
export const MAX_VIDEO_BYTES = 8_000_000

/** Reads a video, of one that is too large only so much that this can be told. */
export async function readVideo(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const bytes = Buffer.alloc(Math.min((await file.stat()).size, MAX_VIDEO_BYTES + 1))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
