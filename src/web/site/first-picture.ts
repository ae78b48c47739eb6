import type { Image } from '#src/contract/generated/types.ts'
import type { PicturePlacement } from '#src/contract/picture-placements.ts'
import type { PageView } from '../renderer/page-view.ts'

/** The photograph of a page's first screen; null when there is none. */
export function firstPicture({ layout, content, lead }: PageView): { image: Image; placement: PicturePlacement } | null {
  if (lead !== null) return lead.picture === undefined ? null : { image: lead.picture, placement: layout === 'desktop' ? 'hero' : 'lead' }
  const { desktop, mobile } = content.site
  const hero = (layout === 'desktop' ? desktop.sections : (mobile.views[0]?.sections ?? [])).find(({ kind }) => kind === 'hero')
  return hero?.kind === 'hero' && hero.picture !== undefined ? { image: hero.picture, placement: 'hero' } : null
}
