import { fieldsIn, resolved } from '../documents/place-of.ts'
import type { StudioValue } from '../documents/studio-type.ts'
import { nameOf, suggestedId } from '../documents/suggested-id.ts'
import { fieldsOf, keyedList } from '../draft/draft-value.ts'

/** What a category is called, and what follows from it: of a copy it would be another's. */
const OWN = new Set(['id', 'fieldPrefix', 'order', 'title', 'formTitle', 'navTitle', 'sectionId', 'path', 'formerPaths', 'seo'])

/** The package, in a price that depends on it. */
const PACKAGE = '$package'

type Renamed = ReadonlyMap<unknown, string>

/** A category as a new one begins that has all of another: without its name, with packages that have ids of their own, which are named by these wherever it names them. */
export function categoryCopy<T extends object>(category: T, packageIds: readonly unknown[]): T {
  const taken = [...packageIds]
  const packages = keyedList(fieldsOf(category)['packages']).map(({ item }) => {
    const id = suggestedId(nameOf(item), taken) || suggestedId(item['id'], taken)
    taken.push(id)
    return { item, id }
  })
  const ids = new Map(packages.map(({ item, id }) => [item['id'], id]))
  const said = Object.entries({ ...category, packages: packages.map(({ item, id }) => ({ ...item, id })) }).filter(([name]) => !OWN.has(name))
  return named({ is: 'named', type: 'Category' }, Object.fromEntries(said), ids, false) as T
}

/** A value with other names for packages; `isByPackage` in a price that depends on the package, whose options are packages. */
function named(type: StudioValue | null, value: unknown, ids: Renamed, isByPackage: boolean): unknown {
  const known = resolved(type)
  if (Array.isArray(value)) return value.map((item: unknown) => named(known?.is === 'list' ? known.of : null, item, ids, isByPackage))
  if (typeof value !== 'object' || value === null) return value
  const fields = new Map(fieldsIn(known, value).map(field => [field.name, field]))
  const input = fieldsOf(value)['input']
  const inner = input === undefined ? isByPackage : input === PACKAGE
  const part = ([name, part]: [string, unknown]) => {
    const field = fields.get(name)
    const isPackage = field?.names === 'package' || (name === 'option' && inner)
    return [name, isPackage ? renamed(part, ids) : named(field?.value ?? null, part, ids, inner)]
  }
  return Object.fromEntries(Object.entries(value).map(part))
}

function renamed(id: unknown, ids: Renamed): unknown {
  return Array.isArray(id) ? id.map((one: unknown) => renamed(one, ids)) : (ids.get(id) ?? id)
}
