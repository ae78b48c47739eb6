import type { Category, HeroSection, Section } from '#src/contract/generated/types.ts'
import { CategorySection } from '../renderer/category/category-section.tsx'
import { usePage } from '../renderer/page-view.ts'
import { Sections } from '../renderer/section-kinds.tsx'
import { Brand } from './brand.tsx'
import { CategoryHero } from './category-hero.tsx'
import { Footer } from './footer.tsx'
import { FirstSections } from './first-sections.tsx'
import { FurtherSections } from './further-sections.tsx'
import { LayoutLink } from './layout-link.tsx'
import { LayoutStyles } from './layout-styles.tsx'
import { Navigation } from './navigation.tsx'

/** One page of sections; a category's own page begins with that category, a further page has sections of its own. */
export function DesktopPage() {
  const { content, further, links } = usePage()
  const { desktop, wording } = content.site
  return (
    <>
      <a className="skip" href="#main">
        {wording.skipLink}
      </a>
      <header className="top">
        <div className="wrap">
          <Brand />
          <a className="phone" href={links.to({ kind: 'call' })}>
            {content.business.phone}
          </a>
          <Navigation />
        </div>
      </header>
      <main id="main">
        <Main />
      </main>
      <Footer>
        <div className="rail">
          <LayoutLink />
          <a className="float up" href={`#${topId((further ?? desktop).sections)}`}>
            {wording.backToTop}
          </a>
        </div>
      </Footer>
    </>
  )
}

function Main() {
  const { content, lead, further } = usePage()
  const { sections } = content.site.desktop
  if (further !== null) return <FurtherSections page={further} />
  return lead === null ? <FirstSections sections={sections} /> : <LeadFirst lead={lead} sections={sections} />
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
