import { use, useEffect, useRef } from 'react'
import { UnsavedContext, useRecalled } from './unsaved.ts'

/** Input of a form that survives an expired session. */
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
  return {
    read: () => newest.current,
    write: input => {
      newest.current = input
      unsaved.preserve(key, input)
    },
  }
}
