interface Tab {
  title: string
  href: string
  isCurrent: boolean
  /** How many it leads to; null while that is not known. */
  count?: string | null
}

/** Links in one row, which is scrolled where it is too long; the current one is in sight. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map(({ title, href, isCurrent, count = null }) => (
          <li key={title}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} ref={isCurrent ? keepInSight : undefined}>
              {title} {count !== null && <span className="count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Room for a part of the tab before, which shows that there is one. */
const EDGE_PX = 48

/** Scrolls the row of a link to it, also when their sizes change, as by a count that comes; the page stays where it is. */
function keepInSight(link: HTMLElement | null): (() => void) | undefined {
  const row = link?.closest('ul')
  if (!link || !row) return
  const observer = new ResizeObserver(() => {
    const [{ left, right }, room] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
    if (left < room.left || right > room.right) row.scrollLeft += left - room.left - EDGE_PX
  })
  observer.observe(link)
  observer.observe(row)
  return () => observer.disconnect()
}
