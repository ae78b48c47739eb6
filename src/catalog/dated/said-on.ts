import type { Day } from '#src/contract/generated/types.ts'
import { escapeToken, tokensOf } from '#src/contract/json-pointer.ts'
import { isDated, type WithPrices } from './on-day.ts'

/** Where content says what stands at a place of it when its prices are those of a day: inside the price that is in force then. */
export function saidOn(pointer: string, content: WithPrices, day: Day): string {
  let part: unknown = content
  let place = ''
  const enter = (token: string) => {
    part = part?.[token as keyof typeof part]
    place += `/${escapeToken(token)}`
  }
  const enterPrices = (): void => {
    if (typeof part !== 'object' || part === null || !isDated(part)) return
    for (const key of keysTo(part, day)) enter(key)
    enterPrices()
  }
  for (const token of tokensOf(pointer)) {
    enter(token)
    enterPrices()
  }
  return place
}

function keysTo({ changes }: { changes: readonly { from: Day }[] }, day: Day): string[] {
  const position = changes.findLastIndex(({ from }) => from <= day)
  return position < 0 ? ['price'] : ['changes', String(position), 'price']
}
