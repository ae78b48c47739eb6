import type { NumberInput, Rule, When } from '#src/contract/generated/types.ts'
import { clockTime, weekdays, wholeNames } from './hours.ts'
import { naming } from './ids.ts'
import { list, type Read, WrongAnswer } from './readers.ts'

/** Fewer hours of notice than any visit of another day has, as good as always. */
export const SAME_DAY = 12
const FARTHEST = 100

/** Reads what is added or taken off, and when: "weekends +15%, same day +25, trip fee +10". */
export function charges(decimals: number): Read<Rule[]> {
  return text => {
    const nameRule = naming()
    return list(text).map(part => {
      const [, phrase = '', sign = '', figure = '', percent = ''] = /^(.+?)\s*([+-])\s*[^\d\s+-]?(\d+(?:\.\d+)?)\s*(%)?$/.exec(part) ?? []
      const when = phrase === '' ? null : whenOf(phrase.toLowerCase())
      const value = Math.round(Number(figure) * 10 ** (percent === '' ? decimals : 2))
      if (when === null || value < 1) return wrongCharge()
      if (percent === '' && sign === '-') throw new WrongAnswer(`takes off a percentage only, as ${phrase} -10%`)
      const bps = sign === '-' ? -value : value
      const title = wholeNames(phrase)
      return {
        id: nameRule(title),
        title: title.charAt(0).toUpperCase() + title.slice(1),
        ...(when && { when }),
        effect: percent === '' ? { kind: 'add', price: { kind: 'exact', amount: value } } : { kind: 'percent', bps, of: 'base' },
      }
    })
  }
}

/** Undefined for every visit; null where it is nothing that there is. */
function whenOf(phrase: string): When | undefined | null {
  if (/^(?:trip fee|every visit)$/.test(phrase)) return undefined
  if (phrase === 'same day') return { notice: { below: SAME_DAY } }
  const [, below] = /^within (\d{1,3}) hours$/.exec(phrase) ?? []
  if (below !== undefined && Number(below) > 0) return { notice: { below: Number(below) } }
  const [, side = '', typed = ''] = /^(after|from|before) (.+)$/.exec(phrase) ?? []
  const time = clockTime(typed)
  if (time !== null) return { start: side === 'before' ? { before: time } : { from: time } }
  const days = weekdays(phrase)
  return days && { weekdays: days }
}

function wrongCharge(): never {
  throw new WrongAnswer('must be charges such as weekends +15%, mon-tue -10%, after 17:00 +15, same day +25, within 48 hours +20 or trip fee +10')
}

/** The question for the distance in miles, and the rule that charges for it. */
export interface Mileage {
  input: Pick<NumberInput, 'id' | 'kind' | 'label' | 'unit' | 'units' | 'min' | 'max'>
  rule: Rule
}

/** Reads what the way costs, as "15, 1.50" (15 miles are free, each further one costs 1.50), and at most how many, as "15, 1.50, 40". */
export function mileage(decimals: number): Read<Mileage | null> {
  return text => {
    if (text === '') return null
    const [free = Number.NaN, price = Number.NaN, most = FARTHEST, ...more] = list(text).map(part => Number(part.replace(/^\$/, '')))
    const rate = Math.round(price * 10 ** decimals)
    const areMiles = [free, most].every(number => Number.isInteger(number) && number >= 0 && number <= 1000)
    if (!areMiles || !(rate >= 1) || most <= free || more.length > 0)
      throw new WrongAnswer('must be free miles and what a further one costs, such as 15, 1.50; or with the most miles, 15, 1.50, 40')
    const tiers = [...(free > 0 ? [{ upTo: free, rate: 0 }] : []), { rate }]
    const per = { kind: 'per' as const, input: 'miles', ...(free > 0 ? { tiers } : { rate }) }
    return {
      input: { id: 'miles', kind: 'number', label: 'How far away are you?', unit: 'mile', units: 'miles', min: 0, max: most },
      rule: { id: 'miles', title: 'Travel', effect: { kind: 'add', price: per } },
    }
  }
}
