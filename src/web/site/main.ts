import { closeMenus } from './scripts/close-menus.ts'
import { followPresets } from './scripts/follow-presets.ts'
import { keepOfflinePage } from './scripts/keep-offline-page.ts'
import { keepPlace } from './scripts/keep-place.ts'
import { loadParts } from './scripts/load-parts.ts'
import { markScroll } from './scripts/mark-scroll.ts'
import { notePlace, returnToPlace } from './scripts/return-to-place.ts'
import { showViews } from './scripts/show-views.ts'
import { whenIdle } from './scripts/when-idle.ts'

if (document.documentElement.dataset['layout'] === 'mobile') {
  notePlace()
  showViews()
} else {
  closeMenus()
  markScroll()
}
returnToPlace()
followPresets()
keepPlace()
loadParts()
keepOfflinePage()
if (document.querySelector('[data-video]')) whenIdle(() => void import('./scripts/play-videos.ts').then(({ playVideos }) => playVideos()))
if (document.querySelector('.viewer,.compare')) whenIdle(() => void import('./scripts/show-work.ts').then(({ showWork }) => showWork()))
