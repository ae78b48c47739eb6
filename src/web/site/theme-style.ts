import type { Color, FontFile, Palette, Theme } from '#src/contract/generated/types.ts'
import { mixed, readable, textOn } from './derived-colors.ts'

/** All colours of a page in one scheme. */
interface Scheme {
  surface: Color
  ink: Color
  brand: Color
  accent: Color
  /** Text and icons on brand. */
  'on-brand': Color
  /** Brand and accent as text on the ground. */
  'brand-text': Color
  'accent-text': Color
  /** A ground that stands back, one that stands out, and hairlines. */
  tint: Color
  lift: Color
  line: Color
  muted: Color
  /** A ground in the brand's colour for whole sections, and what is written on it. */
  deep: Color
  'on-deep': Color
  'deep-accent': Color
  /** The greys of the drawings. */
  'art-1': Color
  'art-2': Color
  'art-3': Color
}

/** The theme as custom properties: the colours of content, and those derived from them so that text can be read. */
export function themeStyle({ light, dark, fonts, radius }: Theme, fontAddress: (file: string) => string): string {
  const [day, night] = [lightScheme(light), darkScheme(dark)]
  const colors = Object.entries(day).map(([name, color]) => {
    const nightColor = Object.entries(night).find(([other]) => other === name)?.[1]
    return `--${name}:light-dark(${color},${nightColor})`
  })
  const files = fonts.files ?? []
  return `${files.map(file => fontFaces(file, fontAddress)).join('')}@layer tokens{:root{color-scheme:light dark;${colors.join(';')};--heading:${withSubstitutes(fonts.heading, files)};--body:${withSubstitutes(fonts.body, files)};--radius:${radius}px}}`
}

/** A font of our own, and a substitute that runs as wide: text is there at once, and nothing moves when the font takes its place. */
function fontFaces({ family, src, weight, scale }: FontFile, fontAddress: (file: string) => string): string {
  const own = `@font-face{font-family:'${family}';src:url(${fontAddress(src)});font-weight:${weight};font-display:swap`
  if (scale === undefined) return `${own}}`
  const locals = SUBSTITUTES.map(name => `local(${name})`).join()
  return `${own};${heights(1)}}@font-face{font-family:'${substituteOf(family)}';src:${locals};font-weight:${weight};size-adjust:${scale}%;${heights(scale / 100)}}`
}

/** How far letters reach above and below their line: the same for the font and its substitute, whose own figures are scaled with it. */
function heights(scale: number): string {
  return `ascent-override:${(88 / scale).toFixed(2)}%;descent-override:${(21 / scale).toFixed(2)}%;line-gap-override:0%`
}

/** The bold faces of one design, by the names they have on different systems. */
const SUBSTITUTES = ['Arial Bold', 'Liberation Sans Bold']

/** A list of families, each of ours with its substitute behind it. */
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
