import { avifHead } from '#src/cms/media/avif-head.ts'
import type { PictureHead } from '#src/cms/media/picture-head.ts'
import { exifOrientation } from './exif-orientation.ts'

/** A picture without metadata, or the reason why it cannot be stripped. */
export type StripResult = { ok: true; bytes: Buffer } | { ok: false; error: string }

const TURNED = 'The picture lies on its side, and only a note in it says so: turn it, save it, and add it again'
const BROKEN = 'The picture is broken: save it again, and add it then'

/** Strips location, camera, owner and thumbnails (Exif, XMP, IPTC, comments, trailing data); keeps what the colours need. */
export function stripMetadata(bytes: Buffer, { ending }: Pick<PictureHead, 'ending'>): StripResult {
  try {
    return STRIP[ending](bytes)
  } catch (error) {
    // A part claims to reach beyond the end of the file.
    if (error instanceof RangeError) return { ok: false, error: BROKEN }
    throw error
  }
}

const STRIP: Readonly<Record<PictureHead['ending'], (bytes: Buffer) => StripResult>> = { '.jpg': jpeg, '.png': png, '.webp': webp, '.avif': avif }

/** Application segments (APPn) that the colours need. */
const JPEG_KEPT = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
] as const

/** Keeps segments and scans up to the end of the image (ITU-T T.81, B.1). */
function jpeg(bytes: Buffer): StripResult {
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return { ok: false, error: BROKEN }
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xd9) return { ok: true, bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]) }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at, end)
    if (segment.length < end - at) return { ok: false, error: BROKEN }
    const name = segment.toString('latin1', 4, 16)
    if (marker === 0xe1 && name.startsWith('Exif\0\0') && exifOrientation(segment.subarray(10)) > 1) return { ok: false, error: TURNED }
    const isOfApplication = marker >= 0xe0 && marker <= 0xef
    const isOfColours = JPEG_KEPT.some(([of, begins]) => of === marker && name.startsWith(begins))
    if (isOfColours || (!isOfApplication && marker !== 0xfe)) kept.push(segment)
    // A scan extends to the next marker that is neither a stuffed byte nor a restart marker.
    at = marker === 0xda ? endOfScan(bytes, end) : end
    if (marker === 0xda) kept.push(bytes.subarray(end, at))
  }
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new RangeError('a scan without an end')
}

/** The chunks that a picture and its colours need (PNG, third edition, 11). */
const PNG_CHUNKS: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
])

function png(bytes: Buffer): StripResult {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; ;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return { ok: false, error: BROKEN }
    if (type === 'eXIf' && exifOrientation(bytes.subarray(at + 8, end - 4)) > 1) return { ok: false, error: TURNED }
    if (PNG_CHUNKS.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return { ok: true, bytes: Buffer.concat(kept) }
    at = end
  }
}

/** The chunks that a picture and its colours need (WebP container specification). */
const WEBP_CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** Bits of the VP8X flags that announce Exif and XMP. */
const WEBP_METADATA = 0x0c

function webp(bytes: Buffer): StripResult {
  const kept: Buffer[] = []
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let at = 12; at < whole;) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    // Chunks begin at even offsets.
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > bytes.length) return { ok: false, error: BROKEN }
    const chunk = Buffer.from(bytes.subarray(at, end))
    if (type === 'EXIF' && exifOrientation(chunk.subarray(chunk.toString('latin1', 8, 14) === 'Exif\0\0' ? 14 : 8)) > 1)
      return { ok: false, error: TURNED }
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~WEBP_METADATA, 8)
    if (WEBP_CHUNKS.has(type)) kept.push(chunk)
    at = end
  }
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4)
  return { ok: true, bytes: Buffer.concat([head, ...kept]) }
}

/** AVIF refers to its parts by file offset, so none can be removed without rewriting all offsets: refuses files with metadata. */
function avif(bytes: Buffer): StripResult {
  const notes = 'The picture holds notes of a camera or a program, such as the place: save it without them, or add it as a JPEG or PNG'
  return avifHead(bytes)?.hasMetadata === false ? { ok: true, bytes } : { ok: false, error: notes }
}
