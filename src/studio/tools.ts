import type { Tool } from 'sanity'
import { OFFER_TOOL } from './offer/offer-tool.tsx'
import { SHEET_TOOL } from './sheet/sheet-tool.tsx'

/** Tools beside the content, each from its own folder. */
export const TOOLS: readonly Tool[] = [SHEET_TOOL, OFFER_TOOL]
