import type { View } from '#src/contract/generated/types.ts'
import { usePage } from '../renderer/page-view.ts'
import { Sections } from '../renderer/section-kinds.tsx'
import { Art } from '../ui/art.tsx'
import { Chooser } from './chooser.tsx'
import { FirstSections } from './first-sections.tsx'
import { Footer } from './footer.tsx'
import { LayoutLink } from './layout-link.tsx'
import { viewId } from './links.ts'

/** All views in one document. Shows the view that the hash names, else the first, or on a category's own page its services. */
export function MobilePage() {
  const { content, lead } = usePage()
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
        {mobile.views.map(view => (
          <MobileView key={view.id} view={view} home={view === home ? null : (home ?? null)} isShownFirst={view === shownFirst} />
        ))}
      </main>
      <Footer>
        <LayoutLink />
      </Footer>
      <nav className="tabs" aria-label={wording.navigation} data-current="">
        {mobile.views.map(({ id, tab }) => tab && <TabLink key={id} view={id} label={tab.label} icon={tab.icon} isCurrent={id === shownFirst?.id} />)}
      </nav>
    </>
  )
}

/** A view; every one but home links back to home. */
function MobileView({ view, home, isShownFirst }: { view: View; home: View | null; isShownFirst: boolean }) {
  const { text, content } = usePage()
  return (
    <div className={isShownFirst ? 'view start' : 'view'} id={viewId(view.id)}>
      <header className="top">
        {home === null ? (
          <a className="brand" href="/">
            {content.business.name}
          </a>
        ) : (
          <>
            <a className="back" href={`#${viewId(home.id)}`}>
              {content.site.mobile.back}
            </a>
            <h1>{text(view.title)}</h1>
          </>
        )}
      </header>
      {isShownFirst ? <FirstSections sections={view.sections} /> : <Sections sections={view.sections} />}
    </div>
  )
}

function TabLink({ view, label, icon, isCurrent }: { view: string; label: string; icon: string; isCurrent: boolean }) {
  const { assets } = usePage()
  return (
    <a href={`#${viewId(view)}`} aria-current={isCurrent ? 'true' : undefined}>
      <Art kind="icon" file={assets.drawings} name={icon} />
      {label}
    </a>
  )
}

function hasServices({ sections }: View): boolean {
  return sections.some(({ kind }) => kind === 'services')
}
