import type { Image } from '#src/contract/generated/types.ts'
import type { PageView } from '../renderer/page-view.ts'
import type { FramedPlacement } from '../renderer/picture.tsx'

/** The photograph of a page's first screen; null when there is none. */
export function firstPicture({ layout, content, lead, further }: PageView): { image: Image; placement: FramedPlacement } | null {
  if (lead !== null) return lead.picture === undefined ? null : { image: lead.picture, placement: layout === 'desktop' ? 'hero' : 'lead' }
  const { desktop, mobile } = content.site
  const sections = further?.sections ?? (layout === 'desktop' ? desktop.sections : (mobile.views[0]?.sections ?? []))
  const hero = sections.find(({ kind }) => kind === 'hero')
  return hero?.kind === 'hero' && hero.picture !== undefined ? { image: hero.picture, placement: 'hero' } : null
}
