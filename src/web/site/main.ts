import { followPresets } from './scripts/follow-presets.ts'
import { keepOfflinePage } from './scripts/keep-offline-page.ts'
import { keepPlace } from './scripts/keep-place.ts'
import { layOutWhole } from './scripts/lay-out-whole.ts'
import { loadParts } from './scripts/load-parts.ts'
import { markScroll } from './scripts/mark-scroll.ts'
import { openMenus } from './scripts/open-menus.ts'
import { preferVersion } from './scripts/prefer-version.ts'
import { returnToPlace } from './scripts/return-to-place.ts'
import { showViews } from './scripts/show-views.ts'
import { whenIdle } from './scripts/when-idle.ts'

if (document.documentElement.dataset['layout'] === 'mobile') {
  returnToPlace()
  showViews()
} else {
  layOutWhole()
  openMenus()
  markScroll()
}
followPresets()
preferVersion()
keepPlace()
loadParts()
keepOfflinePage()
if (document.querySelector('.viewer,.compare')) whenIdle(() => void import('./scripts/show-work.ts').then(({ showWork }) => showWork()))
