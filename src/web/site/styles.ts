import type { Layout } from '#src/contract/generated/types.ts'
import base from './styles/critical/base.css?inline'
import desktop from './styles/critical/desktop.css?inline'
import hero from './styles/critical/hero.css?inline'
import mobile from './styles/critical/mobile.css?inline'
import photo from './styles/critical/photo.css?inline'
import tokens from './styles/critical/tokens.css?inline'
import notice from './styles/notice.css?inline'

/** Styles of the offline and not-found pages. */
export const noticeStyles = tokens + base + notice

/** Returns the styles of what is painted first, which a page carries itself; all others are the layout's stylesheet. */
export function criticalStyles(layout: Layout, hasPhotos: boolean): string {
  return [tokens, base, hero, hasPhotos ? photo : '', layout === 'desktop' ? desktop : mobile].join('')
}
