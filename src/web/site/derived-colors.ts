import { channels, contrast, LEAST_CONTRAST } from '#src/contract/contrast.ts'
import type { Color } from '#src/contract/generated/types.ts'

/** The first of the candidates that can be read on a ground, else the one that is read best; black and white are always candidates. */
export function textOn(ground: Color, candidates: readonly Color[]): Color {
  const all = [...candidates, '#ffffff', '#000000']
  return all.find(color => contrast(color, ground) >= LEAST_CONTRAST) ?? '#000000'
}

/** The colour itself, or as little as needed closer to ink, so that it can be read on a ground. */
export function readable(color: Color, ground: Color, ink: Color): Color {
  const shares = Array.from({ length: 21 }, (_, step) => step / 20)
  return shares.map(share => mixed(color, ink, share)).find(candidate => contrast(candidate, ground) >= LEAST_CONTRAST) ?? ink
}

/** Two colours mixed: share 0 is the first, 1 the second. */
export function mixed(first: Color, second: Color, share: number): Color {
  const [from, to] = [channels(first), channels(second)]
  const mix = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${mix.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
