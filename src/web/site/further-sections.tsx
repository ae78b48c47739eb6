import type { FurtherPage } from '#src/contract/generated/types.ts'
import { FirstSections } from './first-sections.tsx'
import { Sections } from '../renderer/section-kinds.tsx'
import { LayoutStyles } from './layout-styles.tsx'

/** Whether a page begins with a welcome, which has the page's first heading. */
export function beginsWithHero({ sections }: Pick<FurtherPage, 'sections'>): boolean {
  return sections[0]?.kind === 'hero'
}

/** A further page of the desktop layout: its title, unless a welcome stands first, and its sections. */
export function FurtherSections({ page }: { page: FurtherPage }) {
  if (beginsWithHero(page)) return <FirstSections sections={page.sections} />
  return (
    <>
      <section className="hero short">
        <div className="wrap">
          <div className="welcome">
            <h1>{page.title}</h1>
          </div>
        </div>
      </section>
      <LayoutStyles />
      <Sections sections={page.sections} />
    </>
  )
}
