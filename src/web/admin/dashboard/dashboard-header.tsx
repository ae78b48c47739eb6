import { type ReactNode, useState } from 'react'
import type { Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { SearchButton } from '../search/search-button.tsx'
import { DiscardDialog } from '../ui/discard-dialog.tsx'
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
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <header>
      <div>
        <p className="business-name">{business.name}</p>
        <ScreenTitle>{TITLE}</ScreenTitle>
      </div>
      <div className="account-buttons">
        <SearchButton today={today} onOpen={onOpen} />
        {account}
        <button type="button" className="plain-button" onClick={() => (hasUnsent ? setIsLeaving(true) : onSignOut())}>
          Logout
        </button>
      </div>
      {isLeaving && <DiscardDialog what="change that waits for connection" onDiscard={onSignOut} onCancel={() => setIsLeaving(false)} />}
    </header>
  )
}
