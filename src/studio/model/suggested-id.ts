/** The longest id that the schemas allow. */
const LONGEST = 64

/** An id for something that people know by a name: "Spring & summer" is spring-summer; empty where the name has nothing to make one of. */
export function suggestedId(name: unknown): string {
  if (typeof name !== 'string') return ''
  const plain = name.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '')
  const words = plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return words
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '')
}
