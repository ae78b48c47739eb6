/** A part of a file, in bytes; both ends belong to it. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.2). `whole` without one, and where it may be ignored: several ranges, another unit,
 * or what cannot be read. `none` when the file ends before.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'none' : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
