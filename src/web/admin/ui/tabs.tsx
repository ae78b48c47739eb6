interface Tab {
  title: string
  /** Tells links apart whose titles may be the same. */
  id?: string
  href: string
  isCurrent: boolean
  /** Number of entries behind the link, which has its room before it is known (empty); null where none are counted. */
  count?: string | null
  /** How many of them are shown, where that is a part. */
  part?: string
}

/** Links in one row that scrolls when too long, and fades at the sides where it has more; keeps the current one visible. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="tabs" ref={markEdges}>
        {tabs.map(({ title, id = title, href, isCurrent, count = null, part = '' }) => (
          <li key={id}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} ref={isCurrent || part !== '' ? keepInSight : undefined}>
              {title} {part !== '' && <span className="part">{part} of</span>} {count !== null && <span className="count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Marks a row with the sides on which it has more than is in sight. */
function markEdges(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return
  const mark = () => {
    const beyond = row.scrollWidth - row.clientWidth - row.scrollLeft
    // Browsers round each of these by itself.
    row.toggleAttribute('data-before', row.scrollLeft > 1)
    row.toggleAttribute('data-after', beyond > 1)
  }
  const observer = new ResizeObserver(mark)
  for (const each of [row, ...row.children]) observer.observe(each)
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    observer.disconnect()
    row.removeEventListener('scroll', mark)
  }
}

/** Leaves part of the previous tab visible, as a hint that the row scrolls. */
const EDGE_PX = 48

/** Scrolls the row to a link, again when sizes change (a count arrives); does not scroll the page. */
function keepInSight(link: HTMLElement | null): (() => void) | undefined {
  const row = link?.closest('ul')
  if (!link || !row) return
  const observer = new ResizeObserver(() => {
    const [{ left, right }, room] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
    const beyond = row.scrollWidth - row.clientWidth - row.scrollLeft
    // The row fades on a side where it has more.
    const isFaded = left < room.left + Math.min(row.scrollLeft, EDGE_PX) || right > room.right - Math.min(beyond, EDGE_PX)
    if (isFaded) row.scrollLeft += left - room.left - EDGE_PX
  })
  observer.observe(link)
  observer.observe(row)
  return () => observer.disconnect()
}
