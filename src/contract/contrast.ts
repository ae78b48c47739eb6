import type { Color } from './generated/types.ts'

/** Minimum contrast of readable text (WCAG 2.2, level AA). */
export const MIN_CONTRAST = 4.5

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Red, green and blue, 0 to 255. */
export function channels(color: Color): number[] {
  return [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(channel => linear(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
