import type { DocumentInspector } from 'sanity'

/** Panels beside a document's form, each from its own folder. */
export const INSPECTORS: readonly DocumentInspector[] = []
