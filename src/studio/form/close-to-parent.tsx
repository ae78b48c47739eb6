import { type ReactNode, useContext, useMemo } from 'react'
import { DialogStackContext } from 'sanity/_singletons'

/** Closing the form of an item inside another one leads back to that one's form, where Sanity's close button leaves both. */
export function CloseToParent({ children }: { children: ReactNode }) {
  const stack = useContext(DialogStackContext)
  const own = useMemo(() => stack && { ...stack, close: () => stack.close({ toParent: true }) }, [stack])
  return <DialogStackContext.Provider value={own}>{children}</DialogStackContext.Provider>
}
