import { bands } from './bands.ts'
import { limit } from './limit.ts'
import { scale } from './scale.ts'
import { sum } from './sum.ts'

/** The kinds of price that many businesses do without: visitors load them where their content names one (late-kinds.ts). */
export const furtherKinds = { bands, limit, scale, sum }
