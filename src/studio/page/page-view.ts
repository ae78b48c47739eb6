/** What somebody has done to a page: how far down it is, which part of it is shown, and which of its details are open. */
interface PageView {
  top: number
  part: string
  open: readonly boolean[]
}

/** The last views of pages, by layout and path: they stay while drafts change. */
const views = new Map<string, PageView>()

/** Shows the part of a page that a hash names, as its own script does; its top without one. */
export function showPart(page: Document, part: string): void {
  for (const element of page.querySelectorAll('.target')) element.classList.remove('target')
  const shown = part === '' ? null : page.getElementById(part)
  shown?.classList.add('target')
  if (part === '') page.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
  else shown?.scrollIntoView({ behavior: 'instant' })
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-current] a')) {
    const isCurrent = page.getElementById(link.hash.slice(1))?.checkVisibility() ?? false
    if (isCurrent) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Shows a page as it was left, and remembers what is done to it from now on. */
export function keepView(page: Document, name: string): void {
  const before = views.get(name)
  if (before !== undefined) restore(page, before)
  const keep = () => views.set(name, { top: page.defaultView?.scrollY ?? 0, part: page.querySelector('.target')?.id ?? '', open: opened(page) })
  page.addEventListener('scroll', keep)
  page.addEventListener('toggle', keep, true)
}

/** Has a part of a page shown when it is loaded. */
export function showLater(name: string, part: string): void {
  views.set(name, { top: 0, part, open: [] })
}

function restore(page: Document, { top, part, open }: PageView): void {
  const details = page.querySelectorAll('details')
  if (details.length === open.length) details.forEach((each, position) => (each.open = open[position] ?? false))
  if (part !== '') showPart(page, part)
  if (top > 0) page.defaultView?.scrollTo({ top, behavior: 'instant' })
}

function opened(page: Document): boolean[] {
  return [...page.querySelectorAll('details')].map(({ open }) => open)
}
