import { useEffect } from 'react'
import { isAdminHash } from '../../admin-hash.ts'
import { useHash } from './use-hash.ts'

/** What the admin is installed from, in place of the site's own. */
const LINKS: Readonly<Record<string, string>> = { manifest: '/admin/app.webmanifest', 'apple-touch-icon': '/admin/icon-192.png' }

/** While the admin is shown, browsers that install the page install the admin, with an icon and a start of its own. */
export function useAdminApp(): void {
  const isOpen = isAdminHash(useHash())
  useEffect(() => {
    if (!isOpen) return
    const restore = Object.entries(LINKS).map(([rel, href]) => withLink(rel, href))
    return () => restore.forEach(run => run())
  }, [isOpen])
}

/** Lets the page's link of a kind lead elsewhere, until the returned function is called. */
function withLink(rel: string, href: string): () => void {
  const own = document.head.querySelector<HTMLLinkElement>(`link[rel='${rel}']`)
  const link = own ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel }))
  const before = link.href
  link.href = href
  return () => {
    if (own === null) link.remove()
    else link.href = before
  }
}
