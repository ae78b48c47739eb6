import { canonicalJson } from '#src/contract/canonical-json.ts'

export type Fields = Readonly<Record<string, unknown>>

/** The lists whose items have defaults of their own: a given list says which there are, and in which order. Any other list is one value. */
const LISTS = new Set(['groups', 'fields', 'sections', 'views', 'pages', 'inputs', 'addonGroups'])

/** What an item is known by, and says itself. */
const KNOWN_BY = ['kind', 'id', 'path', 'name']

/**
 * Completes a value by its default: objects field by field, where null leaves a field out, and listed items by the default of their kind and id.
 * `further` are defaults of items that the default's own list does not have.
 */
export function withDefaults(given: unknown, standard: unknown, further: readonly Fields[] = [], name = ''): unknown {
  if (given === undefined) return standard
  if (Array.isArray(given))
    return LISTS.has(name) ? given.map((item: unknown) => withDefaults(item, itemDefault(item, standard, further), further)) : given
  const base = baseOf(given, standard, further)
  if (base === null || !isFields(given)) return given
  return Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(given)])].flatMap(key => {
      if (given[key] === null && Object.hasOwn(base, key)) return []
      return [[key, withDefaults(ownField(given, key), ownField(base, key), further, key)] as const]
    }),
  )
}

/** What must be said for `withDefaults` to give this value: the inverse, undefined where that is nothing. */
export function withoutDefaults(whole: unknown, standard: unknown, further: readonly Fields[] = [], name = ''): unknown {
  if (whole === undefined || (standard !== undefined && canonicalJson(whole) === canonicalJson(standard))) return undefined
  if (Array.isArray(whole)) return LISTS.has(name) ? whole.map((item: unknown) => itemWithout(item, standard, further)) : whole
  const base = baseOf(whole, standard, further)
  if (base === null || !isFields(whole)) return whole
  const said = Object.entries(whole).flatMap(([key, value]) => {
    const rest = key === 'kind' ? value : withoutDefaults(value, ownField(base, key), further, key)
    return rest === undefined ? [] : [[key, rest] as const]
  })
  const leftOut = Object.keys(base).filter(key => ownField(whole, key) === undefined)
  return Object.fromEntries([...said, ...leftOut.map(key => [key, null] as const)])
}

function itemWithout(item: unknown, list: unknown, further: readonly Fields[]): unknown {
  if (!isFields(item)) return item
  const names = KNOWN_BY.flatMap(key => (Object.hasOwn(item, key) ? [[key, item[key]] as const] : []))
  const rest = withoutDefaults(item, itemDefault(item, list, further), further) ?? {}
  return { ...Object.fromEntries(names), ...(rest as Fields) }
}

/** The default of a list's item: among those of its kind, name and path the one with the same id (or without one, like it), else the first. Items that have neither kind nor path match by id alone. */
export function itemDefault(item: unknown, list: unknown, further: readonly Fields[]): Fields | undefined {
  if (!isFields(item)) return undefined
  const isAlike = (other: unknown): other is Fields =>
    isFields(other) && other['kind'] === item['kind'] && ['name', 'path'].every(key => item[key] === undefined || item[key] === other[key])
  const alike = [...(Array.isArray(list) ? (list as unknown[]) : []), ...further].filter(isAlike)
  const isById = item['kind'] === undefined && item['path'] === undefined
  const same = alike.find(({ id }) => id === item['id'] && (id !== undefined || !isById))
  return same ?? (isById ? undefined : alike[0])
}

/** The fields to complete a value by; null for a value that stands for itself. */
function baseOf(value: unknown, standard: unknown, further: readonly Fields[]): Fields | null {
  if (!isFields(value)) return null
  if (!isFields(standard)) return further.length === 0 ? null : {}
  return value['kind'] === standard['kind'] || value['kind'] === undefined ? standard : null
}

function ownField(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
