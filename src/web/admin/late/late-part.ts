import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useOnline } from '../hooks/use-online.ts'

/** Loads a component from a file of its own. */
export type LoadPart<P> = () => Promise<ComponentType<P>>

/** A component that is loaded when it is needed: itself once it is there, or why it is not, and how to try again. */
export interface LatePart<P> {
  Part: ComponentType<P> | null
  hasFailed: boolean
  retry: () => void
}

const parts: (() => Promise<unknown>)[] = []

/** Makes a hook of a component in a file of its own. That file is loaded once, by `loadAhead` or when it is first needed. */
export function latePart<P>(load: LoadPart<P>): () => LatePart<P> {
  let loaded: ComponentType<P> | null = null
  const loadOnce = async () => (loaded ??= await load())
  parts.push(loadOnce)
  return function useLatePart() {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setHasFailed] = useState(false)
    const start = useCallback(() => {
      loadOnce().then(
        part => setPart(() => part),
        () => setHasFailed(true),
      )
    }, [])
    const retry = useCallback(() => {
      setHasFailed(false)
      start()
    }, [start])
    useEffect(() => {
      if (Part === null) start()
    }, [Part, start])
    useOnline(hasFailed ? retry : null)
    return { Part, hasFailed, retry }
  }
}

/** Loads all such files one after the other while the browser is idle, so that a press need not wait, nor for a connection. */
export async function loadAhead(): Promise<void> {
  for (const load of parts) {
    await idle()
    // It is tried again, and told, when it is needed.
    await load().catch(() => {})
  }
}

async function idle(): Promise<unknown> {
  // Safari does not know it.
  return new Promise(resolve => (window.requestIdleCallback ?? setTimeout)(resolve))
}
