import { DesktopIcon } from '@sanity/icons/Desktop'
import type { StructureBuilder, ViewBuilder } from 'sanity/structure'
import { PagePane } from './page-pane.tsx'

/** The form of a document, and the page of the site that shows it. */
export function documentViews(S: StructureBuilder): ViewBuilder[] {
  return [S.view.form().title('Form'), S.view.component(PagePane).id('page').title('Page').icon(DesktopIcon)]
}
