/** Matches any of these texts as whole words, the longest first; nothing where there is none. What a hyphen joins is one word. */
export function wholeWords(texts: readonly string[], flags: string): RegExp {
  const longestFirst = texts.toSorted((a, b) => b.length - a.length)
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${longestFirst.map(text => escaped(text)).join('|') || '(?!)'})(?![\p{L}\p{N}-])`, flags)
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}
