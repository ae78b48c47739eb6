import type { Section } from '#src/contract/generated/types.ts'
import { Sections } from '../renderer/section-kinds.tsx'
import { LayoutStyles } from './layout-styles.tsx'

/** The sections that a page shows first: the page's own styles are enough for a hero at the top, the layout's come before all others. */
export function FirstSections({ sections }: { sections: readonly Section[] }) {
  const [first] = sections
  const heroes = first?.kind === 'hero' ? 1 : 0
  return (
    <>
      <Sections sections={sections.slice(0, heroes)} />
      <LayoutStyles />
      <Sections sections={sections.slice(heroes)} />
    </>
  )
}
