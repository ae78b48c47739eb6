import { noChanges } from '#src/catalog/compare/price-change.ts'
import type { RequestDifference } from '#src/contract/generated/types.ts'

/** Sixty stored requests that would all cost the same. */
export const SAME_REQUESTS: RequestDifference = {
  compared: 60,
  undated: 0,
  unpriced: 0,
  unanswered: { count: 0, questions: [], span: null },
  counts: noChanges(),
  open: { raised: 0, lowered: 0, lost: 0 },
  raised: null,
  lowered: null,
  spread: [],
  won: '',
  lost: '',
  changes: [],
}
