import type { Color } from '#src/contract/generated/types.ts'

/** The least contrast of text (WCAG 2.2 AA). */
export const LEAST_CONTRAST = 4.5

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Color, b: Color): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

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

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(value => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(color: Color): number[] {
  return [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))
}
