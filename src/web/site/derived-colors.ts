import { channels, contrast, MIN_CONTRAST } from '#src/contract/contrast.ts'
import type { Color } from '#src/contract/generated/types.ts'

/** Returns the first candidate with enough contrast on a ground, else the one with the most; black and white are always candidates. */
export function textOn(ground: Color, candidates: readonly Color[]): Color {
  const all = [...candidates, '#ffffff', '#000000']
  return all.find(color => contrast(color, ground) >= MIN_CONTRAST) ?? '#000000'
}

/** Returns the colour, mixed with just enough ink for sufficient contrast on a ground. */
export function readable(color: Color, ground: Color, ink: Color): Color {
  const shares = Array.from({ length: 21 }, (_, step) => step / 20)
  return shares.map(share => mixed(color, ink, share)).find(candidate => contrast(candidate, ground) >= MIN_CONTRAST) ?? ink
}

/** Mixes two colours: share 0 is the first, 1 the second. */
export function mixed(first: Color, second: Color, share: number): Color {
  const [from, to] = [channels(first), channels(second)]
  const mix = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${mix.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
