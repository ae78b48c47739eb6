import { type RowsOf, rowsOfSingle, rowTitle } from './change-rows.ts'
import { type CanBeBack, type PriceChange, singlesIn, stateNow } from './price-changes.ts'

/** A price of a publishing that is not put back with the others. */
export interface LeftOut {
  readonly title: string
  readonly why: keyof typeof WHY
}

/** What is said of prices after their names, of one and of several. */
const WHY = {
  again: ['stays: it was changed again since.', 'stay: they were changed again since.'],
  back: ['is as before already.', 'are as before already.'],
  gone: ['is not there any more.', 'are not there any more.'],
} as const

/** More are counted. */
const MOST_NAMED = 3

/** The prices of a publishing that are not put back, each by itself. */
export function leftOut(changes: readonly PriceChange[], category: object, canBeBack: CanBeBack, rowsOf: RowsOf): LeftOut[] {
  return changes.flatMap(change =>
    singlesIn([change], category).flatMap((single): LeftOut[] => {
      const why = stateNow(single, category)
      if (why === 'changed' || canBeBack([single], category).length > 0) return []
      const [row, ...others] = rowsOfSingle(change, single, rowsOf)
      return [{ title: rowTitle(change, others.length === 0 ? row?.label : ''), why }]
    }),
  )
}

/** Says which prices are not put back, and why, a line for each reason: "“Wash, Large” stays: it was changed again since." */
export function leftOutWords(all: readonly LeftOut[]): string[] {
  return [...Map.groupBy(all, ({ why }) => why)].map(([why, some]) => {
    const [one, several] = WHY[why]
    return `${namesText(some.map(({ title }) => `“${title}”`))} ${some.length === 1 ? one : several}`
  })
}

function namesText(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ')
}
