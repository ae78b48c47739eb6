/** What browsers that know it tell of the visitor's line (Network Information API). */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

const PAUSED = 'videoPaused'

/**
 * Plays each hero's video over its photograph, while it is in sight. Loaded when the page is there and idle (main.ts); who asked for less motion or
 * less data, or has a slow line, keeps the photograph.
 */
export function playVideos(): void {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Line }).connection ?? {}
  if (saveData || effectiveType !== '4g' || matchMedia('(prefers-reduced-motion:reduce),(prefers-reduced-data:reduce)').matches) return
  for (const frame of document.querySelectorAll<HTMLElement>('[data-video]')) playIn(frame)
}

function playIn(frame: HTMLElement): void {
  // The picture says what is shown; the video is decoration.
  const video = Object.assign(document.createElement('video'), { muted: true, loop: true, playsInline: true, ariaHidden: 'true', tabIndex: -1 })
  const sources = (frame.dataset['video'] ?? '')
    .split(' ')
    .map(src => ({ src, type: `video/${src.split('.').at(-1)}` }))
    .filter(({ type }) => video.canPlayType(type))
  if (sources.length === 0) return
  const button = Object.assign(document.createElement('button'), { type: 'button' })
  let [isWanted, isInSight] = [!isPaused(), false]
  const show = () => {
    button.textContent = (isWanted ? frame.dataset['pause'] : frame.dataset['play']) ?? ''
    if (!isWanted || !isInSight || document.hidden) return video.pause()
    if (!video.firstChild) video.append(...sources.map(source => Object.assign(document.createElement('source'), source)))
    video.play().catch((error: unknown) => {
      // A browser that saves its battery asks for the visitor's own choice.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      isWanted = false
      show()
    })
  }
  button.addEventListener('click', () => {
    isWanted = !isWanted
    keepPaused(!isWanted)
    show()
  })
  video.addEventListener('playing', () => video.toggleAttribute('data-shown', true))
  const leave = () => [video, button].forEach(part => part.remove())
  // Of sources that fail, the last one tells.
  video.addEventListener('error', ({ target }) => (target === video || target === video.lastChild) && leave(), true)
  frame.append(video, button)
  document.addEventListener('visibilitychange', show)
  matchMedia('(prefers-reduced-motion:reduce)').addEventListener('change', ({ matches }) => {
    isWanted = !matches && !isPaused()
    show()
  })
  new IntersectionObserver(entries => {
    isInSight = entries.at(-1)?.isIntersecting ?? false
    show()
  }).observe(frame)
}

/** Whether the visitor paused videos in this tab. */
function isPaused(): boolean {
  try {
    return PAUSED in sessionStorage
  } catch {
    return false
  }
}

function keepPaused(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(PAUSED, '')
    else sessionStorage.removeItem(PAUSED)
  } catch {
    // Storage is unavailable: the choice holds for this page.
  }
}
