import type { SumDuration, SumPrice } from '#src/contract/generated/types.ts'
import { type PriceKind, inside } from './price-scope.ts'

/** All of these together. */
export const sum: PriceKind<SumPrice | SumDuration> = {
  compile({ of }, scope) {
    const plans = of.map((part, position) => scope.compile(part, inside(scope, 'of', position)))
    return {
      most: plans.reduce((most, plan) => most + plan.most, 0),
      add(answers, tally) {
        for (const plan of plans) plan.add(answers, tally)
      },
    }
  },
}
