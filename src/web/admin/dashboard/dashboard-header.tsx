import { type ReactNode, use, useState } from 'react'
import type { Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { UnsavedContext } from '../hooks/unsaved.ts'
import { SearchButton } from '../search/search-button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'

export const TITLE = 'Appointment Dashboard'

interface DashboardHeaderProps {
  today: Day
  onOpen: (id: string) => void
  /** Whether changes wait for connection, which signing out would lose. */
  hasUnsent: boolean
  /** Opens the account. */
  account: ReactNode
  onSignOut: () => void
}

/** The dashboard's title, the search over everything, and the owner's account. */
export function DashboardHeader({ today, onOpen, hasUnsent, account, onSignOut }: DashboardHeaderProps) {
  const { business } = useContent()
  const unsaved = use(UnsavedContext)
  const [lost, setLost] = useState<string | null>(null)
  const leave = () => {
    if (hasUnsent) setLost('A change that waits for connection')
    else if (unsaved.isWorkOnDevice()) setLost('What you have begun, here or in another tab,')
    else onSignOut()
  }
  return (
    <header>
      <div>
        <p className="business-name">{business.name}</p>
        <ScreenTitle>{TITLE}</ScreenTitle>
      </div>
      <div className="account-buttons">
        <SearchButton today={today} onOpen={onOpen} />
        {account}
        <button type="button" className="plain-button" onClick={leave}>
          Logout
        </button>
      </div>
      {lost !== null && (
        <ConfirmDialog text="Log out without saving?" confirm="Log out" onConfirm={onSignOut} onCancel={() => setLost(null)}>
          {lost} is not saved yet. Logging out erases it from this device.
        </ConfirmDialog>
      )}
    </header>
  )
}
