import type { Layout } from '#src/contract/generated/types.ts'
import base from './styles/critical/base.css?inline'
import desktop from './styles/critical/desktop.css?inline'
import hero from './styles/critical/hero.css?inline'
import logo from './styles/critical/logo.css?inline'
import heroBehind from './styles/critical/hero-behind.css?inline'
import mobileHeroBehind from './styles/critical/mobile-hero-behind.css?inline'
import mobile from './styles/critical/mobile.css?inline'
import photo from './styles/critical/photo.css?inline'
import tokens from './styles/critical/tokens.css?inline'
import notice from './styles/notice.css?inline'

/** Styles of the offline and not-found pages. */
export const noticeStyles = tokens + base + notice

/** What not every page has, and whose styles only those carry that do. */
interface FirstParts {
  hasPhotos: boolean
  hasLogo: boolean
  hasWordsOverPhoto: boolean
}

/** Returns the styles of what is painted first, which a page carries itself; all others are the layout's stylesheet. */
export function criticalStyles(layout: Layout, { hasPhotos, hasLogo, hasWordsOverPhoto }: FirstParts): string {
  const isDesktop = layout === 'desktop'
  const behind = isDesktop ? heroBehind : mobileHeroBehind
  return [tokens, base, hero, hasPhotos ? photo : '', isDesktop ? desktop : mobile, hasLogo ? logo : '', hasWordsOverPhoto ? behind : ''].join('')
}
