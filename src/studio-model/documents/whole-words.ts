/** What a word may hold. */
const LETTERS = String.raw`\p{L}\p{N}`

/** Matches any of these texts as whole words, the longest first; nothing where there is none. `joins`: what else a word may hold, such as a hyphen. */
export function wholeWords(texts: readonly string[], flags: string, joins: '' | '-' = ''): RegExp {
  const longestFirst = texts.toSorted((a, b) => b.length - a.length)
  const any = longestFirst.map(text => escaped(text)).join('|') || '(?!)'
  return new RegExp(`(?<![${LETTERS}${joins}])(?:${any})(?![${LETTERS}${joins}])`, flags)
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
