import { fill, pageValues } from '#src/catalog/words/fill.ts'
import type { Content, Day } from '#src/contract/generated/types.ts'

/** The web app manifest (W3C): how phones show the site on their home screen; null when the content has none. */
export function manifest({ business, site, theme }: Content, today: Day, imageAddress: (file: string) => string): object | null {
  if (site.app === undefined) return null
  const { shortName, icons } = site.app
  return {
    name: business.name,
    short_name: shortName,
    description: fill(site.meta.description, pageValues(business, today)),
    lang: business.locale,
    start_url: '/',
    display: 'minimal-ui',
    background_color: theme.light.surface,
    theme_color: theme.light.surface,
    icons: icons.map(({ src, size }) => ({ src: imageAddress(src), sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
  }
}
