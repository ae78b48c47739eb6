import { open } from 'node:fs/promises'
import { MAX_VIDEO_BYTES } from './video-head.ts'

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
