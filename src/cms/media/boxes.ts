/** A box of an ISO base media file (ISO/IEC 14496-12); its body excludes the header. */
interface Box<Bytes extends Uint8Array> {
  type: string
  body: Bytes
}

/** No file has more boxes on one level than this. */
const MAX_BOXES = 4096

/** The body of the first box of a type; null when there is none. */
export function find<Bytes extends Uint8Array>(bytes: Bytes, type: string, isFirst = false): Bytes | null {
  const found = isFirst ? boxes(bytes, 0, 1) : boxes(bytes)
  return found.find(box => box.type === type)?.body ?? null
}

/** Consecutive boxes. Browsers read them too, so nothing of Node's buffers is needed. */
export function boxes<Bytes extends Uint8Array>(bytes: Bytes, from = 0, max = MAX_BOXES): Box<Bytes>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: Box<Bytes>[] = []
  for (let at = from; at + 8 <= bytes.length && found.length < max;) {
    const given = view.getUint32(at)
    const header = given === 1 ? 16 : 8
    // Length 0 means up to the end; 1 means a 64-bit length after the type.
    const length = given === 0 ? bytes.length - at : given === 1 ? Number(view.getBigUint64(at + 8)) : given
    if (length < header) break
    // What a buffer of Node's gives is one, too.
    found.push({ type: signs(bytes, at + 4, at + 8), body: bytes.subarray(at + header, at + length) as Bytes })
    at += length
  }
  return found
}

/** Bytes as text, a sign for each. */
export function signs(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return new TextDecoder('latin1').decode(bytes.subarray(from, to))
}
