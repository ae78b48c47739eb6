import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { AddonGroup, Category, CodeInput, Id, Package } from '#src/contract/generated/types.ts'
import type { Visit } from '#src/catalog/visits.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'
import { LOOKED_UP, NAMES } from './random-inputs.ts'
import { oracle } from './price-oracle.ts'

/** A complete selection with its estimate. */
export interface Complete {
  selection: Selection
  estimate: Estimate
}

/** Every complete selection of a package at some visits, by brute force: all answers, all counts of add-ons; null when there are more than `max`. */
export function everySelection(
  content: CatalogContent,
  category: Category,
  chosen: Package,
  visits: readonly Visit[],
  max: number,
): Complete[] | null {
  const found: Complete[] = []
  let tries = 0
  const sets = category.addonGroups.reduce<Id[][]>((all, group) => all.flatMap(ids => setsOf(group).map(more => [...ids, ...more])), [[]])
  if (sets.length * visits.length > max) return null
  for (const addons of sets) for (const visit of visits) complete({ category: category.id, package: chosen.id, inputs: {}, addons, ...visit })
  return tries > max ? null : found

  function complete(selection: Selection): void {
    if (++tries > max) return
    const verdict = oracle(content, selection)
    if ('refused' in verdict) return
    const [open] = verdict.estimate.missing
    const input = category.inputs.filter(isAsked).find(({ id }) => id === open)
    if (input === undefined) found.push({ selection, estimate: verdict.estimate })
    else for (const answer of answersTo(input)) complete({ ...selection, inputs: { ...selection.inputs, [input.id]: answer } })
  }
}

function answersTo(input: AskedInput): (string | number)[] {
  if (input.kind === 'code') return textsOf(input)
  if ('options' in input) return input.options.map(({ id }) => id)
  const step = 10 ** (input.scale ?? 0)
  const [min, max] = [Math.round(input.min * step), Math.round(input.max * step) + (input.overMax === undefined ? 0 : 1)]
  return Array.from({ length: max - min + 1 }, (_, offset) => (min + offset) / step)
}

/** Texts of every outcome that drawn tables can have. */
function textsOf({ suggestions, pictures = [] }: CodeInput): string[] {
  if (suggestions !== undefined) return [...NAMES, 'Smaller', 'Later', 'Other']
  return pictures.includes('99999') ? LOOKED_UP.texts : [(pictures[0] ?? '').replaceAll(/[ -]/g, '').replaceAll(/[9X]/g, '0')]
}

function setsOf({ items, choose }: AddonGroup): Id[][] {
  const counts = items.map(({ id, max = 1 }) => Array.from({ length: max + 1 }, (_, count) => Array.from({ length: count }, () => id)))
  if (choose === 'one') return [[], ...counts.flatMap(sets => sets.filter(ids => ids.length > 0))]
  return counts.reduce<Id[][]>((all, sets) => all.flatMap(ids => sets.map(more => [...ids, ...more])), [[]])
}
