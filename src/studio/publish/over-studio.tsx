import { DialogProvider, PortalProvider } from '@sanity/ui'
import type { ReactNode } from 'react'

/** Places a dialog over the whole window. In the form's pane, where Sanity places it, a press on it would close the form of an item that is open there. */
export function OverStudio({ children }: { children: ReactNode }) {
  return (
    <PortalProvider element={document.body}>
      <DialogProvider position="fixed">{children}</DialogProvider>
    </PortalProvider>
  )
}
