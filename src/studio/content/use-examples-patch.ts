import { useDocumentOperation } from 'sanity'

/** Returns a function that patches the draft of the examples, which it makes where there is none; null until that is possible. */
export function useExamplesPatch(): ((patches: Record<string, unknown>[]) => void) | null {
  const { patch } = useDocumentOperation('examples', 'examples')
  if (patch.disabled !== false) return null
  return patches => patch.execute(patches)
}
