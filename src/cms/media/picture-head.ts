import { avifHead } from './avif-head.ts'

/** A picture's format and size, from its first bytes. */
export interface PictureHead {
  /** The file extension of its actual format. */
  readonly ending: '.png' | '.jpg' | '.webp' | '.avif'
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Reads the head of a PNG, JPEG, WebP or AVIF picture; null for anything else, such as a drawing or a page. */
export function pictureHead(bytes: Buffer): PictureHead | null {
  try {
    const head = png(bytes) ?? jpeg(bytes) ?? webp(bytes) ?? avif(bytes)
    return head !== null && head.width > 0 && head.height > 0 ? head : null
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return null
    throw error
  }
}

function png(bytes: Buffer): PictureHead | null {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || textAt(bytes, 12) !== 'IHDR') return null
  return { ending: '.png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** The size is in the frame header (SOF), after other segments of given lengths. */
function jpeg(bytes: Buffer): PictureHead | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; bytes.readUInt8(at) === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { ending: '.jpg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return null
}

/** The first chunk is lossy, lossless or extended. */
function webp(bytes: Buffer): PictureHead | null {
  if (textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return null
  const ending = '.webp'
  switch (textAt(bytes, 12)) {
    case 'VP8 ':
      return { ending, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { ending, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
    case 'VP8X':
      return { ending, width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
    default:
      return null
  }
}

function avif(bytes: Buffer): PictureHead | null {
  const head = avifHead(bytes)
  return head === null ? null : { ending: '.avif', width: head.width, height: head.height }
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}
