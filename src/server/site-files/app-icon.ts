import { createHash } from 'node:crypto'
import type { ContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { NAMESPACES } from '#src/cms/check/drawing-vocabulary.ts'
import { readDrawing } from '#src/cms/media/drawings.ts'
import type { IconArt } from '#src/cms/pictures/picture-job.ts'
import type { Color, Palette } from '#src/contract/generated/types.ts'
import { LOGO_HEIGHT } from '#src/contract/logo-height.ts'

/** Sides of the admin's icon in pixels: what browsers ask for to install an app. */
export const ICON_SIDES = [192, 512] as const

export type IconSide = (typeof ICON_SIDES)[number]

/** A wider logo would be too small to be recognized on a square. */
const MAX_RATIO = 2.5

/** A calendar, for a business without a logo. */
const NEUTRAL = `<g fill="none" stroke="currentcolor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
<rect x="5" y="9" width="38" height="34" rx="6"/><path d="M5 20H43M15 4V13M33 4V13"/><path stroke="var(--accent)" d="M16 31L22 37L33 26"/></g>`

/** What the admin's icon shows: the logo; by night where it is a drawing, to be told from the site's own icon. */
export function iconArt({ revision, media, pictures }: ContentSnapshot): IconArt {
  const { site, theme } = revision.content
  const { illustration, width = LOGO_HEIGHT, picture } = site.logo ?? {}
  const file = media.images.get(picture?.src ?? '')
  if (picture !== undefined && file !== undefined) {
    // A drawing among the pictures may be of unknown size; most logos are square.
    const { width: across = 1, height: up = 1 } = pictures.get(file.hashedName) ?? picture
    if (across <= up * MAX_RATIO) return { bytes: file.bytes, background: theme.light.surface }
  }
  const drawing = picture === undefined && width <= LOGO_HEIGHT * MAX_RATIO ? media.illustrations.get(illustration ?? '') : undefined
  const halves = drawing === undefined ? null : readDrawing(drawing).halves
  return halves === null ? neutralArt(theme.dark) : drawn(`${halves[0]}<g${halves[1]}`, width, theme.dark)
}

/** The icon of a business without a logo. */
export function neutralArt(palette: Palette): IconArt {
  return drawn(NEUTRAL, LOGO_HEIGHT, palette)
}

/** A version that changes with what the icon shows. */
export function iconVersion({ bytes, background }: IconArt): string {
  return createHash('sha256').update(bytes).update(background).digest('hex').slice(0, 12)
}

function drawn(inner: string, width: number, { surface, ink, accent }: Palette): IconArt {
  const links = inner.includes('xlink:') ? ` xmlns:xlink="${NAMESPACES.get('xmlns:xlink')}"` : ''
  const root = `<svg xmlns="${NAMESPACES.get('xmlns')}"${links} viewBox="0 0 ${width} ${LOGO_HEIGHT}" color="${ink}">`
  return { bytes: Buffer.from(`${root}${withColors(inner, { ink, accent })}</svg>`), background: surface }
}

/** Writes colours in place of custom properties, which the renderer does not know; one that the icon does not have is its fallback. */
function withColors(inner: string, colors: Readonly<Record<string, Color>>): string {
  return inner.replaceAll(/var\(\s*--([a-z0-9-]+)\s*(?:,\s*([^()]*))?\)/gi, (_, name: string, fallback = 'currentcolor') => colors[name] ?? fallback)
}
