import type { Content } from '#src/contract/generated/types.ts'
import { ICON_SIDES, type IconSide } from './app-icon.ts'

/** The web app manifest (W3C) of the admin: an app of its own beside the site, with which it shares its address. */
export function adminManifest({ business }: Pick<Content, 'business'>, background: string, iconAddress: (side: IconSide) => string): object {
  return {
    // Browsers take start_url without its fragment as the id when there is none: that would be the site's own id.
    id: '/admin',
    name: `${business.name} Admin`,
    short_name: 'Admin',
    lang: 'en',
    start_url: '/#/admin/today',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: ICON_SIDES.map(side => ({ src: iconAddress(side), sizes: `${side}x${side}`, type: 'image/png', purpose: 'any maskable' })),
  }
}
