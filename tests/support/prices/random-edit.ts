import { compile } from '#src/catalog/compile/compile.ts'
import { type Revision, revisionOf } from '#src/catalog/revision.ts'
import type { Category, Content } from '#src/contract/generated/types.ts'
import type { Draw } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'

/** The content of a business with the categories of a random catalog. */
export function randomContent(draw: Draw, rest: Content): Content {
  const { business, categories } = drawContent(draw)
  return { ...rest, business: { ...rest.business, ...business }, categories }
}

/** A few edits as an owner makes them: other amounts, other minutes, other titles, an item less, a question's limit moved; categories that then do not compile stay as they were. */
export function randomEdit(draw: Draw, content: Content): Content {
  const categories = content.categories.flatMap(category => {
    if (content.categories.length > 1 && draw.chance(10)) return []
    const edited = structuredClone(category)
    for (let edits = draw.between(0, 3); edits > 0; edits--) editOnce(draw, edited)
    return [compile({ ...content, categories: [edited] }).ok ? edited : category]
  })
  return { ...content, categories: categories.length > 0 ? categories : content.categories }
}

function editOnce(draw: Draw, category: Category): void {
  const items = category.addonGroups.flatMap(group => group.items)
  switch (draw.one(['amount', 'amount', 'amount', 'title', 'package', 'addon', 'rule', 'limit', 'option'] as const)) {
    case 'amount': {
      const numbers = amountsIn(draw.one([category.packages, items, category.rules ?? [], category.duration]))
      if (numbers.length > 0) draw.one(numbers)(draw.between(-20, 300))
      return
    }
    case 'title':
      draw.one([category, ...category.packages, ...items, ...(category.rules ?? [])]).title = `Title ${draw.between(0, 9)}`
      return
    case 'package':
      if (category.packages.length > 1) category.packages.splice(draw.between(0, category.packages.length - 1), 1)
      return
    case 'addon':
      if (category.addonGroups.length > 0) category.addonGroups.splice(draw.between(0, category.addonGroups.length - 1), 1)
      return
    case 'rule':
      if (category.rules !== undefined && category.rules.length > 0) category.rules.splice(draw.between(0, category.rules.length - 1), 1)
      return
    case 'limit':
      category.limit = { title: 'Limit', min: draw.between(1, 40_000) }
      return
    case 'option':
      for (const input of category.inputs) if (input.kind === 'number') input.max += draw.between(0, 3)
  }
}

/** Ways to move each amount in some part of a category; amounts stay above 0. */
function amountsIn(part: unknown): ((by: number) => void)[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (typeof value !== 'number') return amountsIn(value)
    if (!['amount', 'low', 'high', 'rate', 'highRate', 'bps', 'highBps', 'min', 'max'].includes(key)) return []
    return [(by: number) => void Reflect.set(part, key, value > 0 ? Math.max(1, value + by) : value)]
  })
}

/** Compiled content; throws where it cannot be. */
export function compiledRevision(content: Content, id = ''): Revision {
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return revisionOf(id, content, compiled.catalog)
}
