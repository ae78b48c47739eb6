/** What a title may be in the singular and in the plural, and the title itself: a guess by English endings, of which some is no word. */
export function inBothNumbers(title: string): string[] {
  const singulars = ENDINGS.flatMap(([ending, instead]) => (ending.test(title) ? [title.replace(ending, instead)] : []))
  return [...new Set([title, ...[title, ...singulars].flatMap(one => [one, pluralOf(one)])])]
}

/** Endings of plurals, and what stands there in the singular. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou])ies$/i, 'y'],
  [/(?<=s|x|z|ch|sh)es$/i, ''],
  // Not of a short word, such as gas or bus.
  [/(?<=\p{L}{2}[^s])s$/iu, ''],
]

function pluralOf(one: string): string {
  if (/[^aeiou]y$/i.test(one)) return `${one.slice(0, -1)}ies`
  return `${one}${/(?:s|x|z|ch|sh)$/i.test(one) ? 'es' : 's'}`
}
