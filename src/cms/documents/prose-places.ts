import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Content, Layout, Prose, Section } from '#src/contract/generated/types.ts'
import { sectionsOf } from './site-parts.ts'

/** A text that may hold links, and its place in the content. */
export interface PlacedProse {
  prose: Prose
  /** Null: both layouts show it. */
  layout: Layout | null
  pointer: ContentPointer
}

/** Every text of content in which words may be bold or a link. */
export function prosesOf({ site, business, categories }: Pick<Content, 'site' | 'business' | 'categories'>, root: ContentPointer): PlacedProse[] {
  const ofSections = sectionsOf(site, root.at('site')).flatMap(({ section, layout, pointer }) =>
    prosesOfSection(section, pointer).map(placed => ({ ...placed, layout })),
  )
  const policies = (business.policies ?? []).map(({ text }, index) => ({ prose: text, pointer: root.at('business', 'policies', index, 'text') }))
  const questions = categories.flatMap(({ packages }, position) =>
    packages.flatMap((item, index) =>
      (item.questions ?? []).map(({ answer }, at) => ({
        prose: answer,
        pointer: root.at('categories', position, 'packages', index, 'questions', at, 'answer'),
      })),
    ),
  )
  return [...ofSections, ...[...policies, ...questions].map(placed => ({ ...placed, layout: null }))]
}

/** The texts of a section in which words may be bold or a link. */
export function prosesOfSection(section: Section, pointer: ContentPointer): Pick<PlacedProse, 'prose' | 'pointer'>[] {
  switch (section.kind) {
    case 'about':
      return section.blurb.map((prose, index) => ({ prose, pointer: pointer.at('blurb', index) }))
    case 'questions':
      return section.questions.map(({ answer }, index) => ({ prose: answer, pointer: pointer.at('questions', index, 'answer') }))
    case 'article':
      return section.blocks.flatMap((block, index) => {
        const at = pointer.at('blocks', index)
        if (block.kind !== 'list') return [{ prose: block.text, pointer: at.at('text') }]
        return block.entries.map((prose, entry) => ({ prose, pointer: at.at('entries', entry) }))
      })
    case 'hero':
    case 'steps':
    case 'gallery':
    case 'before-after':
    case 'actions':
    case 'contact':
    case 'category-cards':
    case 'services':
    case 'booking':
    case 'reviews':
      return []
    default:
      return section satisfies never
  }
}
