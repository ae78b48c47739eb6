/** Decoded text, or why the bytes are not valid. */
export type ReadText = { ok: true; text: string } | { ok: false; message: string }

/** Decodes UTF-8 without a byte order mark, as JSON requires (RFC 8259, 8.1). */
export function readUtf8(bytes: Uint8Array): ReadText {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.startsWith('\uFEFF') ? { ok: false, message: 'begins with a byte order mark: save it as UTF-8 without one' } : { ok: true, text }
  } catch {
    return { ok: false, message: 'is not UTF-8 text: save it as UTF-8' }
  }
}
