/** A box of an ISO base media file (ISO/IEC 14496-12); its body excludes the header. */
interface Box {
  type: string
  body: Buffer
}

/** No file has more boxes on one level than this. */
const MAX_BOXES = 4096

/** The body of the first box of a type; null when there is none. */
export function find(bytes: Buffer, type: string, isFirst = false): Buffer | null {
  const found = isFirst ? boxes(bytes, 0, 1) : boxes(bytes)
  return found.find(box => box.type === type)?.body ?? null
}

/** Consecutive boxes. */
export function boxes(bytes: Buffer, from = 0, max = MAX_BOXES): Box[] {
  const found: Box[] = []
  for (let at = from; at + 8 <= bytes.length && found.length < max;) {
    const given = bytes.readUInt32BE(at)
    const header = given === 1 ? 16 : 8
    // Length 0 means up to the end; 1 means a 64-bit length after the type.
    const length = given === 0 ? bytes.length - at : given === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : given
    if (length < header) break
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + header, at + length) })
    at += length
  }
  return found
}
