/** Maximum line length, as in the project's formatter. */
const MAX_LINE_LENGTH = 150

const STEP = '  '

/** Whether each object of the earlier text was spread over several lines. */
type Layout = ReadonlyMap<object, boolean>

/**
 * Prints a value as JSON with the smallest diff to an earlier text: keys keep their order, and objects their layout. New objects take one line where
 * they fit.
 */
export function inLayoutOf(before: string | null, value: unknown): string {
  const earlier: unknown = before === null ? null : JSON.parse(before)
  const layout = before === null ? new Map<object, boolean>() : layoutOf(before, earlier)
  return `${print(value, earlier, layout, '', 0, true)}\n`
}

/** A walk meets the objects in the order of their braces in the text. */
function layoutOf(text: string, value: unknown): Layout {
  const spread = [...text.matchAll(/"(?:[^"\\]|\\.)*"|\{(\s*)/g)].flatMap(([found, space]) =>
    found.startsWith('{') ? [space?.includes('\n') === true] : [],
  )
  const objects: object[] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (!Array.isArray(part)) objects.push(part)
    Object.values(part).forEach(walk)
  }
  walk(value)
  return new Map(objects.map((object, position) => [object, spread[position] === true]))
}

/** `taken` is the width that the line already uses. */
function print(value: unknown, before: unknown, layout: Layout, indent: string, taken: number, isSpread = false): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = indent + STEP
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, position) => ({ item, before: itemBefore(item, position, before) }))
    const line = inLine(value, before, layout)
    if (line !== null && indent.length + taken + line.length <= MAX_LINE_LENGTH) return line
    const lines = items.map(({ item, before }, position) => inner + print(item, before, layout, inner, position < items.length - 1 ? 1 : 0))
    return `[\n${lines.join(',\n')}\n${indent}]`
  }
  const line = isSpread ? null : inLine(value, before, layout)
  if (line !== null && indent.length + taken + line.length <= MAX_LINE_LENGTH) return line
  const keys = orderedKeys(value, before)
  if (keys.length === 0) return '{}'
  const lines = keys.map((key, position) => {
    const name = `${JSON.stringify(key)}: `
    const more = name.length + (position < keys.length - 1 ? 1 : 0)
    return inner + name + print(Reflect.get(value, key), fieldBefore(key, before), layout, inner, more)
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** Prints on one line; null when a part was spread over several. */
function inLine(value: unknown, before: unknown, layout: Layout): string | null {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) {
    if (isTable(value)) return null
    return joined(
      value.map((item: unknown, position) => inLine(item, itemBefore(item, position, before), layout)),
      '[',
      ']',
    )
  }
  if (typeof before === 'object' && before !== null && layout.get(before) === true) return null
  const fields = orderedKeys(value, before).map(key => {
    const text = inLine(Reflect.get(value, key), fieldBefore(key, before), layout)
    return text === null ? null : `${JSON.stringify(key)}: ${text}`
  })
  return joined(fields, '{ ', ' }')
}

function joined(items: readonly (string | null)[], open: string, close: string): string | null {
  if (items.length === 0) return open.trim() + close.trim()
  return items.includes(null) ? null : open + items.join(', ') + close
}

/** A list of objects, or of lists, with several items each is printed one item per line. */
function isTable(items: readonly unknown[]): boolean {
  return items.length > 1 && items.every(item => isLong(item) && Array.isArray(item) === Array.isArray(items[0]))
}

function isLong(item: unknown): boolean {
  return typeof item === 'object' && item !== null && Object.keys(item).length > 1
}

/** Keys in their earlier order, new ones last. */
function orderedKeys(value: object, before: unknown): string[] {
  const earlier = typeof before === 'object' && before !== null ? Object.keys(before).filter(key => Object.hasOwn(value, key)) : []
  return [...new Set([...earlier, ...Object.keys(value)])].filter(key => Reflect.get(value, key) !== undefined)
}

function fieldBefore(key: string, before: unknown): unknown {
  return typeof before === 'object' && before !== null && Object.hasOwn(before, key) ? Reflect.get(before, key) : null
}

/** Matches an item by its id, else by its position. */
function itemBefore(item: unknown, position: number, before: unknown): unknown {
  if (!Array.isArray(before)) return null
  const id = idOf(item)
  const found: unknown = id === null ? before[position] : before.find(other => idOf(other) === id)
  return found ?? null
}

function idOf(item: unknown): string | null {
  return typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : null
}
