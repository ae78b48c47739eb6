import { use, useCallback, useEffect, useRef } from 'react'
import { UnsavedContext, useRecalled } from './unsaved.ts'

/** Input of a form that survives an expired session; both functions stay the same. */
interface UnsavedInput<T> {
  read: () => T
  /** Renders nothing: the form has the input already. */
  write: (input: T) => void
}

/** Keeps what stands in a form, key by key, without the cost of rendering what is around the form. */
export function useUnsavedInput<T>(key: string, initial: T): UnsavedInput<T> {
  const unsaved = use(UnsavedContext)
  const newest = useRef(useRecalled(key, initial))
  useEffect(() => unsaved.preserve(key, newest.current), [unsaved, key])
  const read = useCallback(() => newest.current, [])
  const write = useCallback(
    (input: T) => {
      newest.current = input
      unsaved.preserve(key, input)
    },
    [unsaved, key],
  )
  return { read, write }
}
