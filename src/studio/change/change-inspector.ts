import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { DocumentInspector } from 'sanity'
import { ROOM, wordedIcon } from '../worded-icon.tsx'
import { ChangePanel, TITLE } from './change-panel.tsx'

const ICON = wordedIcon(EyeOpenIcon, TITLE, ROOM)

/** A panel beside every document's form. */
export const CHANGE_INSPECTOR: DocumentInspector = {
  name: 'change',
  component: ChangePanel,
  useMenuItem: () => ({ title: TITLE, icon: ICON, showAsAction: true }),
}
