/** Gives each title an id of its own, which begins with the id of a category where one is given. */
export function naming(category = ''): (title: string) => string {
  const given = new Set<string>()
  return title => {
    const own = idOf(title)
    const id = category === '' || own.startsWith(`${category}-`) ? own : `${category}-${own}`
    const only = given.has(id) ? `${id}-${given.size + 1}` : id
    given.add(only)
    return only
  }
}

/** Makes an id of a title: letters, digits and dashes, a letter first, so that leading numbers move to the end: "1-2 bedrooms" is `bedrooms-1-2`. */
function idOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')
  const numbers = /^\d/.test(words[0] ?? '') ? words.findLastIndex(word => /^\d/.test(word)) + 1 : 0
  const named = words.slice(numbers)
  return [...(named.length === 0 ? ['n'] : named), ...words.slice(0, numbers)].join('-').slice(0, 30).replace(/-$/, '')
}
