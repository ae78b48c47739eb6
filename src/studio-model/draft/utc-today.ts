import type { Day } from '#src/contract/generated/types.ts'

/** Today, nearly: what an owner sees of a draft need not know the business's time zone. */
export function utcToday(): Day {
  return new Date().toISOString().slice(0, 10)
}
