import type { DocumentInspector } from 'sanity'
import { CHANGE_INSPECTOR } from './change/change-inspector.ts'
import { estimateInspector } from './estimate/estimate-inspector.tsx'
import { priceHistoryInspector } from './history/price-history-inspector.tsx'
import { repriceInspector } from './reprice/reprice-inspector.tsx'

/** Panels beside a document's form, each from its own folder. */
export const INSPECTORS: readonly DocumentInspector[] = [CHANGE_INSPECTOR, estimateInspector, repriceInspector, priceHistoryInspector]
