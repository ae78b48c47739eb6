import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { DocumentInspector } from 'sanity'
import { ChangePanel, TITLE } from './change-panel.tsx'

/** A panel beside every document's form. */
export const CHANGE_INSPECTOR: DocumentInspector = {
  name: 'change',
  component: ChangePanel,
  useMenuItem: () => ({ title: TITLE, icon: EyeOpenIcon, showAsAction: true }),
}
