import type { Layout, Section } from '#src/contract/generated/types.ts'
import base from './styles/base.css?inline'
import cards from './styles/cards.css?inline'
import desktop from './styles/desktop.css?inline'
import notice from './styles/notice.css?inline'
import mobile from './styles/mobile.css?inline'
import sections from './styles/sections.css?inline'
import services from './styles/services.css?inline'
import showcase from './styles/showcase.css?inline'
import tokens from './styles/tokens.css?inline'

/** Styles of rarer kinds of section, included only on pages that use them. */
const ofKind: Partial<Record<Section['kind'], string>> = { 'category-cards': cards, gallery: showcase, reviews: showcase }

/** Styles of the offline and not-found pages. */
export const noticeStyles = tokens + base + notice

/** Returns the styles of a page: base, sections, then the layout, which overrides them. */
export function stylesFor(layout: Layout, pageSections: readonly Section[]): string {
  const further = pageSections.filter(section => !isEmpty(section)).flatMap(({ kind }) => ofKind[kind] ?? [])
  return [tokens, base, sections, services, ...new Set(further), layout === 'desktop' ? desktop : mobile].join('')
}

/** Whether a section has nothing to show, and so needs no styles. */
function isEmpty(section: Section): boolean {
  return (section.kind === 'gallery' && section.images.length === 0) || (section.kind === 'reviews' && section.reviews.length === 0)
}
