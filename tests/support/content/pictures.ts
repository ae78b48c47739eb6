/** Pictures as bytes, made by hand: what cameras and attackers write, without either. */

function box(type: string, ...parts: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map(part => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const u32 = (value: number) => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const ispe = (width: number, height: number) => box('ispe', u32(0), u32(width), u32(height))

interface AvifParts {
  /** The sizes that stand among the properties, in order. */
  sizes: readonly (readonly [number, number])[]
  /** Which of them is the primary item's, counted from 1. */
  own: number
  items?: readonly string[]
  /** How it is turned before it is shown. */
  quarterTurns?: number
  /** Stands before the description. */
  before?: Buffer
}

/** An AVIF's boxes without its picture. */
export function avif({ sizes, own, items = ['av01'], quarterTurns = 0, before = Buffer.alloc(0) }: AvifParts): Buffer {
  const entries = items.map((type, index) => box('infe', [2, 0, 0, 0, 0, index + 1, 0, 0], Buffer.from(type), [0]))
  const other = own === 1 ? sizes.length : 1
  const turn = sizes.length + 1
  return Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1')),
    before,
    box(
      'meta',
      u32(0),
      box('pitm', u32(0), [0, 1]),
      box('iinf', u32(0), [0, entries.length], ...entries),
      box(
        'iprp',
        box('ipco', ...sizes.map(([width, height]) => ispe(width, height)), box('irot', [quarterTurns])),
        // The thumbnail stands first: item 2, then item 1, which is the primary one.
        box('ipma', u32(0), u32(2), [0, 2, 1, other], [0, 1, 2, 0x80 | own, 0x80 | turn]),
      ),
    ),
  ])
}

export const decoyBox = (width: number, height: number) => box('free', ispe(width, height))

/** A camera's notes (Exif): how it was held, and a text that must not be published. */
export function exif(secret: string, orientation = 1): Buffer {
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0])
  return Buffer.concat([Buffer.from('MM\0*\0\0\0\x08\0\x01', 'latin1'), entry, Buffer.from([0, 0, 0, 0]), Buffer.from(secret)])
}

/** Segments behind a JPEG's first two bytes. */
export function withSegments(jpeg: Buffer, ...segments: { marker: number; body: Buffer }[]): Buffer {
  const made = segments.map(({ marker, body }) => Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]))
  return Buffer.concat([jpeg.subarray(0, 2), ...made, jpeg.subarray(2)])
}

/** Chunks behind a PNG's head. Nobody here looks at their check sums. */
export function withChunks(png: Buffer, ...chunks: { type: string; body: Buffer }[]): Buffer {
  const made = chunks.map(({ type, body }) => Buffer.concat([Buffer.from(u32(body.length)), Buffer.from(type), body, Buffer.alloc(4)]))
  return Buffer.concat([png.subarray(0, 33), ...made, png.subarray(33)])
}

/** A WebP file of chunks. */
export function webp(...chunks: { type: string; body: Buffer }[]): Buffer {
  const made = chunks.map(({ type, body }) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(body.length)
    return Buffer.concat([Buffer.from(type), size, body, Buffer.alloc(body.length % 2)])
  })
  const size = Buffer.alloc(4)
  size.writeUInt32LE(4 + made.reduce((sum, { length }) => sum + length, 0))
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), ...made])
}
