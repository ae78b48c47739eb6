import type { FurtherPage, View } from '#src/contract/generated/types.ts'
import { usePage } from '../renderer/page-view.ts'
import { Sections } from '../renderer/section-kinds.tsx'
import { Art } from '../ui/art.tsx'
import { Chooser } from './chooser.tsx'
import { FirstSections } from './first-sections.tsx'
import { Brand } from './brand.tsx'
import { Footer } from './footer.tsx'
import { beginsWithHero } from './further-sections.tsx'
import { LayoutLink } from './layout-link.tsx'
import { viewId } from './links.ts'

/** All views in one document. Shows the view that the hash names, else the first, or on a category's own page its services. A further page is one view. */
export function MobilePage() {
  const { content, lead, further } = usePage()
  const { mobile, wording } = content.site
  const [home] = mobile.views
  const shownFirst = (lead && mobile.views.find(hasServices)) ?? home
  return (
    <>
      <a className="skip" href="#main">
        {wording.skipLink}
      </a>
      <Chooser />
      <main id="main">
        {further !== null && <FurtherView page={further} />}
        {further === null &&
          mobile.views.map(view => (
            <MobileView key={view.id} view={view} home={view === home ? null : (home ?? null)} isShownFirst={view === shownFirst} />
          ))}
      </main>
      <Footer>
        <LayoutLink />
      </Footer>
      <nav className="tabs" aria-label={wording.navigation} data-current="">
        {mobile.views.map(
          ({ id, tab }) =>
            tab && <TabLink key={id} view={id} label={tab.label} icon={tab.icon} isCurrent={further === null && id === shownFirst?.id} />,
        )}
      </nav>
    </>
  )
}

/** A view; every one but home links back to home. */
function MobileView({ view, home, isShownFirst }: { view: View; home: View | null; isShownFirst: boolean }) {
  const { text } = usePage()
  return (
    <div className={isShownFirst ? 'view start' : 'view'} id={viewId(view.id)}>
      <header className="top">
        {home === null ? (
          <Brand />
        ) : (
          <>
            <Back to={`#${viewId(home.id)}`} />
            <h1>{text(view.title)}</h1>
          </>
        )}
      </header>
      {isShownFirst ? <FirstSections sections={view.sections} /> : <Sections sections={view.sections} />}
    </div>
  )
}

/** A further page; the front page is its way back. */
function FurtherView({ page }: { page: FurtherPage }) {
  return (
    <div className="view start">
      <header className="top">
        <Back to="/" />
        {beginsWithHero(page) ? <Brand /> : <h1>{page.title}</h1>}
      </header>
      <FirstSections sections={page.sections} />
    </div>
  )
}

function Back({ to }: { to: string }) {
  return (
    <a className="back" href={to}>
      {usePage().content.site.mobile.back}
    </a>
  )
}

function TabLink({ view, label, icon, isCurrent }: { view: string; label: string; icon: string; isCurrent: boolean }) {
  const { assets, links } = usePage()
  return (
    <a href={links.to({ kind: 'view', view })} aria-current={isCurrent ? 'true' : undefined}>
      <Art kind="icon" file={assets.drawings} name={icon} />
      {label}
    </a>
  )
}

function hasServices({ sections }: View): boolean {
  return sections.some(({ kind }) => kind === 'services')
}
