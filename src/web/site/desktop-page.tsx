import type { Category, HeroSection, Section } from '#src/contract/generated/types.ts'
import { CategorySection } from '../renderer/category/category-section.tsx'
import { usePage } from '../renderer/page-view.ts'
import { Sections } from '../renderer/section-kinds.tsx'
import { CategoryHero } from './category-hero.tsx'
import { Footer } from './footer.tsx'
import { FirstSections } from './first-sections.tsx'
import { LayoutLink } from './layout-link.tsx'
import { LayoutStyles } from './layout-styles.tsx'
import { Navigation } from './navigation.tsx'

/** One page of sections; a category's own page begins with that category. */
export function DesktopPage() {
  const { content, lead, links } = usePage()
  const { desktop, wording } = content.site
  return (
    <>
      <a className="skip" href="#main">
        {wording.skipLink}
      </a>
      <header className="top">
        <div className="wrap">
          <a className="brand" href="/">
            {content.business.name}
          </a>
          <a className="phone" href={links.to({ kind: 'call' })}>
            {content.business.phone}
          </a>
          <Navigation />
        </div>
      </header>
      <main id="main">{lead === null ? <FirstSections sections={desktop.sections} /> : <LeadFirst lead={lead} sections={desktop.sections} />}</main>
      <Footer>
        <div className="rail">
          <LayoutLink />
          <a className="float up" href={`#${topId(desktop.sections)}`}>
            {wording.backToTop}
          </a>
        </div>
      </Footer>
    </>
  )
}

function LeadFirst({ lead, sections }: { lead: Category; sections: readonly Section[] }) {
  const hero = sections.find(isHero)
  return (
    <>
      <CategoryHero category={lead} hero={hero} />
      <LayoutStyles />
      <CategorySection category={lead} />
      <Sections sections={sections.filter(section => section !== hero)} />
    </>
  )
}

/** Returns the id of the first element of the page. */
function topId(sections: readonly Section[]): string {
  return sections.find(isHero)?.id ?? 'main'
}

function isHero(section: Section): section is HeroSection {
  return section.kind === 'hero'
}
