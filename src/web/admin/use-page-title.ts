import { useEffect } from 'react'
import { useHash } from './use-hash.ts'

/** Names the browser's tab while the admin is what it shows. */
export function usePageTitle(title: string): void {
  const isOpen = useHash().startsWith('#/admin')
  useEffect(() => {
    if (!isOpen) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [isOpen, title])
}
