import { useEffect } from 'react'
import { isAdminHash } from '../../admin-hash.ts'
import { useHash } from './use-hash.ts'

/** Sets the tab's title while the admin is shown. */
export function usePageTitle(title: string): void {
  const isOpen = isAdminHash(useHash())
  useEffect(() => {
    if (!isOpen) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [isOpen, title])
}
