/**
 * Invisible characters, and those that change how others are read (UAX #9, UTR #36): controls, bidirectional overrides and isolates, lone
 * surrogates, zero-width and filler characters. Allowed are those that scripts and emoji need: joiners, direction marks, soft hyphens, variation
 * selectors, and flag tags.
 */
const UNSEEN =
  /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]--[\n\t\u00ad\u061c\u200c-\u200f\p{Variation_Selector}]]/v

/** A visible character; combining marks and blanks alone do not count. */
const SEEN = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v

/** Says why a text is not readable and how to fix it; null when it is readable. */
export function textProblem(text: string, mayHaveLines: boolean): string | null {
  const [unseen] = UNSEEN.exec(text) ?? []
  if (unseen !== undefined) return `holds ${codeOf(unseen)}, a character that nobody sees: delete it`
  if (!mayHaveLines && /[\n\t]/.test(text)) return 'holds a line break or a tab: write it in one line'
  return SEEN.test(text) ? null : 'holds nothing that can be seen: write a text'
}

/** The Unicode notation of a character: U+202E. */
function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
