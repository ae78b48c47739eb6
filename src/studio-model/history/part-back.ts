import { changesAt, type FieldChange, putFieldsBack, stateOf } from './field-changes.ts'
import { notBack, type PriceChange, putBack, stillChanged } from './price-changes.ts'
import type { DocumentPublishing } from './published-together.ts'

/** What puts changes of a document back, as one edit of it. */
export type Back = ReturnType<typeof putFieldsBack>

type Changes = Pick<DocumentPublishing, 'prices' | 'others'>

/** What puts all back that a publishing changed of a document, prices and all else, where nothing has changed it again. */
export function partBack({ prices, others }: Changes, document: object): Back {
  const { set, unset } = putFieldsBack(others, document)
  return { set: { ...putBack(stillChanged(prices, document), document), ...set }, unset }
}

/** Whether a document says all again that it said before a publishing. */
export function isPartBack({ prices, others }: Changes, document: object): boolean {
  return notBack(prices, document).length === 0 && others.every(change => stateOf(change, document) === 'back')
}

/** The prices of a publishing that can be put back one by one: where it changed more than prices, those for the same answers as before. */
export function pricesAlone({ prices, others }: Changes): readonly PriceChange[] {
  return others.length === 0 ? prices : prices.filter(({ place, after }) => !changesAt(place.value, after, []).some(isOfList))
}

/** The paths that an edit changes. */
export function pathsOf({ set = {}, unset = [] }: Partial<Back>): string[] {
  return [...Object.keys(set), ...unset]
}

function isOfList({ before, after }: FieldChange): boolean {
  return Array.isArray(before) || Array.isArray(after)
}
