import { useState } from 'react'
import { lateDialog } from '../late/late-dialog.tsx'
import type { AccountDialogProps } from './account-dialog.tsx'

const AccountDialog = lateDialog(async () => (await import('./account-dialog.tsx')).AccountDialog)

/** Opens what the owner can do with the account. */
export function AccountButton(props: Omit<AccountDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="plain-button" onClick={() => setIsOpen(true)}>
        Account
      </button>
      {isOpen && <AccountDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
