import type { PageAssets } from '#src/booking/page.ts'
import type { Layout } from '#src/contract/generated/types.ts'
import { inlineScript } from './inline-script.ts'
import { chooseLayout } from './scripts/choose-layout.ts'
import { followPresets } from './scripts/follow-presets.ts'
import { loadParts } from './scripts/load-parts.ts'
import { markScroll } from './scripts/mark-scroll.ts'
import { openMenus } from './scripts/open-menus.ts'
import { showViews } from './scripts/show-views.ts'

/** Runs before paint. */
export function headScript(layout: Layout): string {
  return inlineScript(chooseLayout, layout)
}

/** Runs when the page is there. */
export function bodyScript(layout: Layout, { bookingScript, bookingChunks, adminScript, adminStyles }: PageAssets): string {
  const ofLayout = layout === 'desktop' ? [inlineScript(openMenus), inlineScript(markScroll)] : [inlineScript(showViews)]
  return [...ofLayout, inlineScript(followPresets), inlineScript(loadParts, bookingScript, bookingChunks, adminScript, adminStyles)].join('')
}
