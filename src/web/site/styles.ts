import type { Layout, Section } from '#src/contract/generated/types.ts'
import base from './styles/base.css?inline'
import cards from './styles/cards.css?inline'
import desktop from './styles/desktop.css?inline'
import photos from './styles/photos.css?inline'
import notice from './styles/notice.css?inline'
import mobile from './styles/mobile.css?inline'
import sections from './styles/sections.css?inline'
import services from './styles/services.css?inline'
import showcase from './styles/showcase.css?inline'
import tokens from './styles/tokens.css?inline'

/** Styles of a kind's own, included only on pages that use it; '' for a kind that all pages' styles serve. */
const ofKind: Readonly<Record<Section['kind'], string>> = {
  hero: '',
  about: '',
  contact: '',
  'category-cards': cards,
  services: '',
  booking: '',
  actions: '',
  steps: '',
  questions: '',
  gallery: showcase,
  comparison: showcase,
  reviews: showcase,
}

/** Styles of the offline and not-found pages. */
export const noticeStyles = tokens + base + notice

/** Returns the styles of a page: base, sections, then the layout, which overrides them. */
export function stylesFor(layout: Layout, pageSections: readonly Section[], hasPhotos: boolean): string {
  const further = pageSections.filter(section => !isEmpty(section)).map(({ kind }) => ofKind[kind])
  return [tokens, base, sections, services, ...new Set(further), hasPhotos ? photos : '', layout === 'desktop' ? desktop : mobile].join('')
}

/** Whether a section has nothing to show, and so needs no styles. */
function isEmpty(section: Section): boolean {
  return (section.kind === 'gallery' && section.images.length === 0) || (section.kind === 'reviews' && section.reviews.length === 0)
}
