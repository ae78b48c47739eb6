import { type ReactNode, useCallback, useId, useSyncExternalStore } from 'react'

/** The places in which something stands, in the order in which they came, with what is called when there are others. */
const places = new WeakMap<object, Map<string, () => void>>()

/** Shows what stands for `of` once: after its shortcut Sanity shows the dialog of an action at its button and in its pane. */
export function InOnePlace({ of, children }: { of: object; children: ReactNode }) {
  const id = useId()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const own = places.get(of) ?? new Map<string, () => void>()
      places.set(of, own.set(id, onChange))
      return () => {
        own.delete(id)
        own.forEach(told => told())
      }
    },
    [of, id],
  )
  const isHere = useSyncExternalStore(subscribe, () => places.get(of)?.keys().next().value === id)
  return isHere && children
}
