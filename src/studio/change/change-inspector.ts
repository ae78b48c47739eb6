import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { DocumentInspector } from 'sanity'
import { CHANGE_INSPECTOR_NAME } from './change-inspector-name.ts'
import { ChangePanel, TITLE } from './change-panel.tsx'

/** A panel beside every document's form. */
export const CHANGE_INSPECTOR: DocumentInspector = {
  name: CHANGE_INSPECTOR_NAME,
  component: ChangePanel,
  useMenuItem: () => ({ title: TITLE, icon: EyeOpenIcon, showAsAction: true }),
}
