/** Gives each title an id of its own. */
export function naming(): (title: string) => string {
  const given = new Set<string>()
  return title => {
    const id = idOf(title)
    const own = given.has(id) ? `${id}-${given.size + 1}` : id
    given.add(own)
    return own
  }
}

/** A title as an id: letters, digits and dashes, a letter first. */
function idOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30)
  return /^[a-z]/.test(plain) ? plain : `n-${plain}`.replace(/-$/, '')
}
