import type { DocumentInspector } from 'sanity'
import { MissingPanel } from './missing-panel.tsx'

/** Sanity's panel of what is missing or wrong, with our lines: its own lead nowhere where the place is in another document. */
export function withOwnLines(inspector: DocumentInspector): DocumentInspector {
  return inspector.name === 'sanity/structure/validation' ? { ...inspector, component: MissingPanel } : inspector
}
