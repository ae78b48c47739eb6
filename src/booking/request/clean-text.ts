/** Invisible characters that change how others are read or ordered: controls, byte order marks, bidirectional controls (UAX #9). */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const UNSEEN_IN_PARAGRAPHS = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g

/** Normalises a text as stored: well-formed, trimmed, without invisible characters, and on one line unless it is a paragraph. */
export function cleanText(text: string, isParagraph: boolean): string {
  const lines = text.toWellFormed().replace(LINE_ENDS, '\n')
  return (isParagraph ? lines.replace(UNSEEN_IN_PARAGRAPHS, '') : lines.replace(/[\n\t]+/g, ' ').replace(UNSEEN, '')).trim()
}
