import type { DraftNumber } from '../../numbers/draft-number.ts'
import type { PerUnit } from './per-unit.ts'

/** One rate, up to a quantity that is free: kept as graduated rates of which the first is 0. */
export interface FreePart {
  readonly figure: PerUnit
  /** Undefined where nothing is free. */
  readonly freeUpTo: DraftNumber
}

/** Reads a rate as one with a free part; null where its rates are graduated in another way. */
export function readFreePart(figure: PerUnit): FreePart | null {
  if (figure.tiers === null) return { figure, freeUpTo: undefined }
  const [free, paid, ...others] = figure.tiers
  if (free === undefined || paid === undefined || others.length > 0) return null
  if (free.rate !== 0 || free.highRate !== undefined || free.upTo === undefined || paid.upTo !== undefined) return null
  return { figure: { ...figure, tiers: null, rate: paid.rate, highRate: paid.highRate }, freeUpTo: free.upTo }
}

/** Writes it back; rates that were graduated since begin above the free part. `keys` are those of the free part and of the rest. */
export function withFreePart({ figure, freeUpTo }: FreePart, [free, rest]: readonly [string, string]): PerUnit {
  if (freeUpTo === undefined) return figure
  const { rate, highRate, tiers } = figure
  const paid = tiers ?? [{ key: rest, upTo: undefined, rate, highRate }]
  return { ...figure, rate: undefined, highRate: undefined, tiers: [{ key: free, upTo: freeUpTo, rate: 0, highRate: undefined }, ...paid] }
}
