import { countOf } from '../estimate/condition.ts'
import type { AddonCountTest } from '../plan.ts'
import type { Choice, Choices } from './choices.ts'
import { eachCell, sizeOf, type Table } from './table.ts'

/** How many of a test's add-ons are taken, as a choice that follows from those of the add-ons. */
export interface Counter {
  choice: Choice
  /** Infinite where the number does not follow. */
  links: readonly Table[]
}

/**
 * Counts what is taken of a test's add-ons, up to the number from which on all are alike to the test. The sum goes from choice to choice, so that many
 * add-ons do not multiply. `add` adds a choice of its own to the others.
 */
export function counterOf(
  test: AddonCountTest,
  addons: readonly Choice[],
  choices: Choices,
  add: (choice: Omit<Choice, 'position'>) => Choice,
): Counter {
  const enough = Math.max(test.min, Number.isFinite(test.max) ? test.max + 1 : 0)
  const links: Table[] = []
  let sum: Choice | null = null
  addons.forEach((addon, position) => {
    const isLast = position === addons.length - 1
    const taken = Array.from({ length: addon.size }, (_, value) => countOf(test, choices.draft([addon], valuesWith(addon, value)).taken))
    const most: number = Math.min(enough, (sum === null ? 0 : sum.size - 1) + Math.max(...taken))
    const next = add({
      name: 'how many add-ons are taken',
      size: most + 1,
      bit: 0,
      isCounter: true,
      choose(draft, value) {
        if (isLast) draft.counts.set(test, value)
      },
      book: () => {},
    })
    links.push(linkOf(sum, addon, next, taken))
    sum = next
  })
  if (sum === null) throw new Error('a counter counts nothing')
  return { choice: sum, links }
}

/** Ties a sum to the one before and to what is added. */
function linkOf(before: Choice | null, addon: Choice, next: Choice, taken: readonly number[]): Table {
  const choices = [...(before === null ? [] : [before]), addon, next]
  const cells = new Float64Array(sizeOf(choices))
  const values: number[] = []
  eachCell(choices, values, cell => {
    const sum = (before === null ? 0 : (values[before.position] ?? 0)) + (taken[values[addon.position] ?? 0] ?? 0)
    if (Math.min(sum, next.size - 1) !== values[next.position]) cells[cell] = Infinity
  })
  return { choices, cells }
}

function valuesWith(choice: Choice, value: number): number[] {
  const values: number[] = []
  values[choice.position] = value
  return values
}
