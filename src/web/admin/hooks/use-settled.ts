import { useEffect, useState } from 'react'

/** Debounce of what is typed. */
const REST_MS = 120

/** Returns a text once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
