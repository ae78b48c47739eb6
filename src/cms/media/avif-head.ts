import { boxes, find } from './boxes.ts'

/** The metadata of an AVIF file. */
export interface AvifHead {
  /** In pixels, as displayed. */
  width: number
  height: number
  /** Whether the file holds more than the picture, such as camera metadata (Exif, XMP). */
  hasMetadata: boolean
}

const QUARTER_TURNS = 3

/** Item types that a picture is made of; all others are metadata. */
const PICTURE_ITEMS: ReadonlySet<string> = new Set(['av01', 'grid', 'iden', 'iovl', 'tmap'])

/**
 * Reads the size of an AVIF picture from the properties of its primary item (meta > pitm, iprp > ipco and ipma), not from the first property that
 * looks like a size. Null when the file is not AVIF.
 * @throws RangeError when the file is truncated.
 */
export function avifHead(bytes: Buffer): AvifHead | null {
  const [type, meta] = [find(bytes, 'ftyp', true), find(bytes, 'meta')]
  if (type === null || meta === null || !isAvif(type)) return null
  const items = meta.subarray(4)
  const [primary, properties] = [find(items, 'pitm'), find(items, 'iprp')]
  if (primary === null || properties === null) return null
  const item = primary.readUInt8(0) === 0 ? primary.readUInt16BE(4) : primary.readUInt32BE(4)
  const all = boxes(find(properties, 'ipco') ?? Buffer.alloc(0))
  const own = associations(find(properties, 'ipma') ?? Buffer.alloc(0), item).flatMap(index => all[index - 1] ?? [])
  const sizes = own.filter(({ type }) => type === 'ispe')
  const [size] = sizes
  if (size === undefined || sizes.length > 1) return null
  const [width, height] = [size.body.readUInt32BE(4), size.body.readUInt32BE(8)]
  const turns = own.find(({ type }) => type === 'irot')?.body.readUInt8(0) ?? 0
  const hasMetadata = boxes(bytes).some(({ type }) => type === 'uuid') || itemTypes(find(items, 'iinf')).some(type => !PICTURE_ITEMS.has(type))
  return (turns & QUARTER_TURNS) % 2 === 0 ? { width, height, hasMetadata } : { width: height, height: width, hasMetadata }
}

/** Whether the brands are those of a still AVIF picture or a sequence. */
function isAvif(type: Buffer): boolean {
  const brands = new Set([type.toString('latin1', 0, 4), ...(type.toString('latin1', 8).match(/.{4}/gs) ?? [])])
  return brands.has('avif') || brands.has('avis')
}

function itemTypes(table: Buffer | null): string[] {
  if (table === null) return []
  return boxes(table, table.readUInt8(0) === 0 ? 6 : 8).map(({ body }) => {
    const at = body.readUInt8(0) < 3 ? 8 : 10
    return body.toString('latin1', at, at + 4)
  })
}

/** The positions, counted from 1, of an item's properties. */
function associations(table: Buffer, item: number): number[] {
  if (table.length === 0) return []
  const [version, isWide] = [table.readUInt8(0), (table.readUInt8(3) & 1) === 1]
  const count = table.readUInt32BE(4)
  let at = 8
  for (let entry = 0; entry < count; entry++) {
    const id = version < 1 ? table.readUInt16BE(at) : table.readUInt32BE(at)
    at += version < 1 ? 2 : 4
    const properties = table.readUInt8(at++)
    const width = isWide ? 2 : 1
    if (id === item) return Array.from({ length: properties }, (_, index) => readIndex(table, at + index * width, isWide))
    at += properties * width
  }
  return []
}

/** The highest bit marks the property as essential. */
function readIndex(table: Buffer, at: number, isWide: boolean): number {
  return isWide ? table.readUInt16BE(at) & 0x7fff : table.readUInt8(at) & 0x7f
}
