/** Separators within a phone number: Unicode dashes, dots, spaces, and format characters, which come with pasted text. */
const SEPARATORS = /[\p{Pd}\p{Z}\p{Cf}\u2212.]+/gu

/** Ten digits, US style, with optional parentheses and country code. */
const PHONE = /^ *(?:\+?1 ?)?(\(\d{3}\)|\d{3}) ?\d{3} ?\d{4} *$/

/** A phone number in the form in which it is stored, 123-456-7890, however it was written; null for any other text (specification, section 5). */
export function phoneNumber(text: string): string | null {
  const plain = text.replace(SEPARATORS, ' ')
  return PHONE.test(plain) ? plain.replace(/\D/g, '').replace(/^1?(...)(...)(....)$/, '$1-$2-$3') : null
}
