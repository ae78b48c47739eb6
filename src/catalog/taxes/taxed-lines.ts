import type { Category, EstimateLine, Id, Tax } from '#src/contract/generated/types.ts'
import { findAll } from '../compile/compile-items.ts'
import type { RuleScope } from '../compile/compile-rules.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'

/** Compiles which lines of an estimate a tax is on: all, some that are named, or all but these. */
export function compileTaxedLines(
  { on, except }: Tax,
  category: Category,
  pointer: ContentPointer,
  scope: RuleScope,
): (line: EstimateLine) => boolean {
  if (on !== undefined) {
    const isNamed = namedLines(on, pointer.at('on'))
    return line => (line.kind === 'package' && on.packages === true) || isNamed(line)
  }
  if (except === undefined) return () => true
  findAll(except.packages, pointer.at('except', 'packages'), scope.packageById, 'package')
  const isNamed = namedLines(except, pointer.at('except'))
  return line => !(line.kind === 'package' && except.packages?.includes(line.id)) && !isNamed(line)

  function namedLines({ addons = [], rules = [] }: { addons?: Id[]; rules?: Id[] }, place: ContentPointer): (line: EstimateLine) => boolean {
    findAll(addons, place.at('addons'), scope.addonById, 'add-on')
    findAll(rules, place.at('rules'), new Map((category.rules ?? []).map(rule => [rule.id, rule])), 'rule')
    return ({ kind, id }) => (kind === 'addon' && addons.includes(id)) || (kind === 'rule' && rules.includes(id))
  }
}
