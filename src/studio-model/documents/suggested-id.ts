/** Maximum length of an id, as in the schemas. */
const MAX_LENGTH = 64

/** Derives an id from a name: "Spring & summer" becomes spring-summer; empty when the name has no usable characters. */
export function suggestedId(name: unknown): string {
  if (typeof name !== 'string') return ''
  const plain = name.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '')
  const words = plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return words
    .replace(/^[^a-z]+/, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '')
}
