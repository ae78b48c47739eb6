import type { ReactNode } from 'react'
import type { NavigationItem } from '#src/contract/generated/types.ts'
import { usePage } from '../renderer/page-view.ts'

type ItemKind = NavigationItem['kind']
type ItemOf<K extends ItemKind> = Extract<NavigationItem, { kind: K }>
type Renderer<K extends ItemKind> = (props: { item: ItemOf<K> }) => ReactNode

/** Every kind of navigation item; a kind without an entry does not compile. */
const itemKinds: { [K in ItemKind]: Renderer<K> } = { link: Link, categories: CategoryMenu }

/** The navigation at the top of the desktop page. A menu is what follows its `details`: it opens without script, and where there is room stands open. */
export function Navigation() {
  const { site } = usePage().content
  return (
    <nav aria-label={site.wording.navigation}>
      <details className="burger">
        <summary>{site.wording.menu}</summary>
      </details>
      <ul className="menu">
        {site.navigation.map(item => (
          <li key={item.label}>
            <Item kind={item.kind} item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Item<K extends ItemKind>({ kind, item }: { kind: K; item: ItemOf<K> }) {
  const Renderer: Renderer<K> = itemKinds[kind]
  return <Renderer item={item} />
}

/** A link; the one to the form is highlighted. */
function Link({ item: { label, to } }: { item: ItemOf<'link'> }) {
  const { text, links, content } = usePage()
  const isForm = to.kind === 'section' && content.site.desktop.sections.some(section => section.kind === 'booking' && section.id === to.section)
  return (
    <a href={links.to(to)} className={isForm ? 'button' : undefined}>
      {text(label)}
    </a>
  )
}

/** The list of categories, opened and closed by its summary. */
function CategoryMenu({ item: { label } }: { item: ItemOf<'categories'> }) {
  const { text, links, content } = usePage()
  return (
    <>
      <details>
        <summary>{text(label)}</summary>
      </details>
      <ul>
        {content.categories.map(category => (
          <li key={category.id}>
            <a href={links.category(category)}>{category.navTitle}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
