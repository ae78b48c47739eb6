import type { Layout } from '#src/contract/generated/types.ts'
import { inlineScript } from './inline-script.ts'
import { chooseLayout } from './scripts/choose-layout.ts'
import { selectView } from './scripts/show-views.ts'

/** Runs before paint. */
export function headScript(layout: Layout): string {
  return inlineScript(chooseLayout, layout)
}

/** Runs when the page is there, before it is painted whole; null where nothing has to. Everything else waits for the site's own script (main.ts). */
export function bodyScript(layout: Layout): string | null {
  return layout === 'mobile' ? inlineScript(selectView) : null
}
