import { fieldsOf } from '../draft/draft-value.ts'
import type { Path } from '../draft/patches.ts'
import { type PriceProblem, problemAt } from './forms/form-kind.ts'
import { problemsOfKind } from './forms/registry.ts'
import type { PriceScope } from './price-scope.ts'

/** Finds all problems in a price or duration of a draft, at any depth. */
export function priceProblems(value: unknown, scope: PriceScope, path: Path = []): PriceProblem[] {
  const price = fieldsOf(value)
  const kind = price['kind']
  const find = problemsOfKind(kind)
  if (find === null) return problemAt(path, 'kind', kind === undefined ? 'Choose how this is priced' : `There is no kind ${JSON.stringify(kind)}`)
  return find(price, { scope, path, inside: (inner, innerPath) => priceProblems(inner, scope, innerPath) })
}
