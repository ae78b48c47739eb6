/** Text that was read, or what is wrong with its bytes. */
export type ReadText = { ok: true; text: string } | { ok: false; message: string }

/** Reads UTF-8 without a byte order mark, as JSON has to be (RFC 8259, 8.1). */
export function readUtf8(bytes: Uint8Array): ReadText {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.startsWith('\uFEFF') ? { ok: false, message: 'begins with a byte order mark: save it as UTF-8 without one' } : { ok: true, text }
  } catch {
    return { ok: false, message: 'is not UTF-8 text: save it as UTF-8' }
  }
}
