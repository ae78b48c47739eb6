import type { Anchor, Business, Content, Layout, Section, Site, Target } from '#src/contract/generated/types.ts'
import type { Links } from '../renderer/page-view.ts'
import { dialled } from '#src/contract/dialled.ts'

type TargetKind = Target['kind']
type TargetOf<K extends TargetKind> = Extract<Target, { kind: K }>

interface LinkScope {
  business: Business
  book: Links['book']
  /** Where the front page's sections are: nothing on a page that has them, too. */
  front: '' | '/'
}

/** Every kind of target; a kind without an entry does not compile. */
const targetKinds: { [K in TargetKind]: (target: TargetOf<K>, scope: LinkScope) => string } = {
  section: ({ section }, { front }) => `${front}#${section}`,
  view: ({ view }, { front }) => `${front}#${viewId(view)}`,
  page: ({ path }) => path,
  book: ({ mode, category }, { book }) => book(mode, category),
  call: (_, { business }) => `tel:${dialled(business.phone)}`,
  text: (_, { business }) => `sms:${dialled(business.phone)}`,
  email: (_, { business }) => `mailto:${business.email}`,
  web: ({ address }) => address,
}

/** Returns the addresses of one layout, as seen from a page with the front page's sections or from one without; all of them work without script. */
export function linksOf({ business, site }: Pick<Content, 'business' | 'site'>, layout: Layout, front: LinkScope['front']): Links {
  const formHash = `#${formAnchor(site, layout) ?? ''}`
  const book: Links['book'] = (mode, category, chosen, inputs = {}) => {
    // The package implies its category.
    const choice = chosen === undefined ? category !== undefined && { category } : { package: chosen }
    const choices = new URLSearchParams({ mode, ...choice, ...inputs })
    return `${front}?${choices}${formHash}`
  }
  return { book, category: ({ sectionId }) => `${front}#${sectionId}`, to: target => hrefOf(target, { business, book, front }) }
}

/** The element id of a mobile view; a view and a section may have the same id in content. */
export function viewId(view: Anchor): string {
  return `view-${view}`
}

function hrefOf<K extends TargetKind>(target: TargetOf<K>, scope: LinkScope): string {
  const href: (target: TargetOf<K>, scope: LinkScope) => string = targetKinds[target.kind]
  return href(target, scope)
}

function formAnchor({ desktop, mobile }: Site, layout: Layout): Anchor | undefined {
  const sections: readonly Section[] = layout === 'desktop' ? desktop.sections : mobile.views.flatMap(view => view.sections)
  return sections.find(section => section.kind === 'booking')?.id
}
