import { HANDHELD } from '#src/contract/handheld.ts'
import type { Layout } from '#src/contract/generated/types.ts'
import { ADMIN_HASH } from '../admin-hash.ts'
import { inlineScript } from './inline-script.ts'
import { chooseLayout } from './scripts/choose-layout.ts'
import { holdInput } from './scripts/hold-input.ts'
import { selectView } from './scripts/select-view.ts'
import { withoutConnection } from './scripts/without-connection.ts'

/** Runs before paint. */
export function headScript(layout: Layout): string {
  return inlineScript(chooseLayout, layout, HANDHELD, ADMIN_HASH) + inlineScript(holdInput)
}

/** Runs at the end of the body; loads the site's script (main.ts), which does everything else, after the first paint. */
export function bodyScript(layout: Layout, siteScript: string): string {
  return (layout === 'mobile' ? inlineScript(selectView) : '') + `requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(siteScript)})))`
}

/** Runs at the end of the offline page. */
export function offlineScript({ desktop, mobile }: Readonly<Record<Layout, string>>): string {
  return inlineScript(withoutConnection, ADMIN_HASH, desktop, mobile)
}
