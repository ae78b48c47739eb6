import type { Color, FontFile, Palette, Theme } from '#src/contract/generated/types.ts'
import { mixed, readable, textOn } from './derived-colors.ts'
import { shapeStyle } from './theme-shape.ts'

/** All colours of a page, or of a mail, in one scheme. */
export interface Scheme {
  surface: Color
  ink: Color
  brand: Color
  accent: Color
  /** Text and icons on brand. */
  'on-brand': Color
  /** Brand and accent, readable as text on the ground. */
  'brand-text': Color
  'accent-text': Color
  /** A recessed ground, a raised one, and hairlines. */
  tint: Color
  lift: Color
  line: Color
  muted: Color
  /** A ground in the brand's colour for whole sections, and the text on it. */
  deep: Color
  'on-deep': Color
  'deep-accent': Color
  /** The greys of the drawings. */
  'art-1': Color
  'art-2': Color
  'art-3': Color
}

/** Returns the theme as CSS custom properties: the content's colours, and colours derived from them with enough contrast for text. */
export function themeStyle(theme: Theme, fontAddress: (file: string) => string): string {
  const { light, dark, fonts } = theme
  const { day, night } = schemesOf({ light, dark })
  const colors = Object.entries(day).map(([name, color]) => {
    const nightColor = Object.entries(night).find(([other]) => other === name)?.[1]
    return `--${name}:light-dark(${color},${nightColor})`
  })
  const files = fonts.files ?? []
  return `${files.map(file => fontFaces(file, fontAddress)).join('')}@layer tokens{:root{color-scheme:light dark;${colors.join(';')};--heading:${withSubstitutes(fonts.heading, files)};--body:${withSubstitutes(fonts.body, files)};${shapeStyle(theme)}}}`
}

/** Returns the theme's colours by day and by night, with those derived from them. */
export function schemesOf({ light, dark }: Pick<Theme, 'light' | 'dark'>): { day: Scheme; night: Scheme } {
  return { day: lightScheme(light), night: darkScheme(dark) }
}

/** Returns @font-face rules for a font and a metric-compatible fallback, so that text shows at once and does not shift when the font loads. */
function fontFaces({ family, src, weight, scale }: FontFile, fontAddress: (file: string) => string): string {
  const own = `@font-face{font-family:'${family}';src:url(${fontAddress(src)});font-weight:${weight};font-display:swap`
  if (scale === undefined) return `${own}}`
  const locals = SUBSTITUTES.map(name => `local(${name})`).join()
  return `${own};${heights(1)}}@font-face{font-family:'${substituteOf(family)}';src:${locals};font-weight:${weight};size-adjust:${scale}%;${heights(scale / 100)}}`
}

/** Returns the ascent and descent overrides: the same for the font and its fallback, whose own metrics are scaled by `size-adjust`. */
function heights(scale: number): string {
  return `ascent-override:${(88 / scale).toFixed(2)}%;descent-override:${(21 / scale).toFixed(2)}%;line-gap-override:0%`
}

/** Local names of one bold typeface on different systems. */
const SUBSTITUTES = ['Arial Bold', 'Liberation Sans Bold']

/** Inserts the fallback after each of our own families in a font stack. */
function withSubstitutes(stack: string, files: readonly FontFile[]): string {
  const scaled = new Set(files.flatMap(({ family, scale }) => (scale === undefined ? [] : [family])))
  return stack
    .split(',')
    .map(name => name.trim())
    .flatMap(name => (scaled.has(name.replaceAll("'", '')) ? [name, `'${substituteOf(name.replaceAll("'", ''))}'`] : [name]))
    .join()
}

function substituteOf(family: string): string {
  return `${family} Substitute`
}

function lightScheme(palette: Palette): Scheme {
  const { surface, ink, brand } = palette
  return {
    ...shared(palette, mixed(surface, brand, 0.055)),
    lift: mixed(surface, '#ffffff', 0.8),
    ...onDeep(brand, palette),
    'art-1': mixed(surface, ink, 0.1),
    'art-2': mixed(surface, ink, 0.3),
    'art-3': mixed(ink, surface, 0.04),
  }
}

function darkScheme(palette: Palette): Scheme {
  const { surface, ink, brand } = palette
  return {
    ...shared(palette, mixed(surface, brand, 0.06)),
    lift: mixed(surface, ink, 0.055),
    ...onDeep(mixed(surface, brand, 0.15), palette),
    'art-1': mixed(ink, surface, 0.12),
    'art-2': mixed(ink, surface, 0.42),
    'art-3': mixed(surface, ink, 0.14),
  }
}

function shared(palette: Palette, tint: Color) {
  const { surface, ink, brand, accent } = palette
  return {
    ...palette,
    tint,
    'on-brand': textOn(brand, [surface, ink]),
    'brand-text': readable(brand, tint, ink),
    'accent-text': readable(accent, tint, ink),
    line: mixed(surface, ink, 0.13),
    muted: readable(mixed(ink, surface, 0.3), tint, ink),
  }
}

function onDeep(deep: Color, { surface, ink, accent }: Palette) {
  const text = textOn(deep, [surface, ink])
  return { deep, 'on-deep': text, 'deep-accent': readable(accent, deep, text) }
}
