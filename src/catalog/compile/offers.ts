import type { Id, Rule, When } from '#src/contract/generated/types.ts'
import { couponKey, readCoupon } from '../inputs/coupon-key.ts'
import type { VisitWording } from '../words/visit-words.ts'
import type { ContentPointer } from './content-pointer.ts'
import { offerTitle } from './offer-title.ts'

/** A condition that names coupons. */
interface Naming {
  rule: Rule
  coupons: readonly string[]
  /** Null for the rule's own condition. */
  exception: number | null
  pointer: ContentPointer
}

/** What coupons are for: those that the same conditions name are one offer. */
export interface Offer {
  id: Id
  /** Of its rules, with the days that they are for. */
  titles: string[]
  codes: string[]
}

/** The offers of a category's rules. Reports codes that cannot be typed, and those of no rule. `pointer` is that of the rules. */
export function offersOf(rules: readonly Rule[], pointer: ContentPointer, wording: VisitWording | null): Offer[] {
  const named = rules.flatMap((rule, position) => [
    ...namingOf(rule, rule.when, null, pointer.at(position, 'when')),
    ...(rule.unless ?? []).flatMap((unless, at) => namingOf(rule, unless, at, pointer.at(position, 'unless', at))),
  ])
  const byKey = new Map<string, { code: string; namings: Set<Naming> }>()
  for (const naming of named) {
    naming.coupons.forEach((typed, at) => {
      const code = readCoupon(typed)
      if (code === null) return naming.pointer.at(at).report(`"${typed}" is nothing that can be typed`)
      const known = byKey.get(couponKey(code)) ?? { code, namings: new Set() }
      if (known.namings.has(naming)) naming.pointer.at(at).report(`"${typed}" stands there twice`)
      byKey.set(couponKey(code), { ...known, namings: known.namings.add(naming) })
    })
  }
  const together = Map.groupBy(byKey.values(), ({ namings }) => [...namings].map(({ rule, exception }) => idOf(rule, exception)).join('+'))
  return [...together].map(([id, all]) => {
    const namings = [...(all[0]?.namings ?? [])]
    const own = namings.filter(({ exception }) => exception === null)
    if (own.length === 0) namings[0]?.pointer.report(`no rule is for "${all[0]?.code}": name it in the "when" of one`)
    return { id, titles: [...new Set(own.map(({ rule }) => offerTitle(rule, wording)))], codes: all.map(({ code }) => code) }
  })
}

/** The ids of the offers that coupons are for. */
export function offersFor(coupons: readonly string[], offers: readonly Offer[]): Id[] {
  const wanted = new Set(coupons.map(couponKey))
  return offers.filter(({ codes }) => codes.some(code => wanted.has(couponKey(code)))).map(({ id }) => id)
}

function namingOf(rule: Rule, when: When | undefined, exception: number | null, pointer: ContentPointer): Naming[] {
  return when?.coupons === undefined ? [] : [{ rule, coupons: when.coupons, exception, pointer: pointer.at('coupons') }]
}

/** No rule has the id of an exception. */
function idOf({ id }: Rule, exception: number | null): string {
  return exception === null ? id : `${id}/${exception}`
}
