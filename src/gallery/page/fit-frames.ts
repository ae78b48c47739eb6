/**
 * Gives each frame the height of its document, and scales it down to the width of its stage. Serialised into the page, so it uses nothing outside of
 * itself.
 */
export function fitFrames(): void {
  for (const stage of document.querySelectorAll<HTMLElement>('.stage')) {
    const frame = stage.querySelector('iframe')
    if (frame === null) continue
    const width = Number(stage.dataset['width'])
    const fixed = stage.dataset['height']
    const fit = () => {
      const scale = Math.min(1, stage.clientWidth / width)
      const height = fixed ? Number(fixed) : (frame.contentDocument?.body?.offsetHeight ?? 0)
      Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, scale: String(scale) })
      stage.style.height = `${height * scale}px`
    }
    const observer = new ResizeObserver(fit)
    const follow = () => {
      if (frame.contentDocument !== null) observer.observe(frame.contentDocument.documentElement)
      fit()
    }
    observer.observe(stage)
    frame.addEventListener('load', follow)
    if (frame.contentDocument?.readyState === 'complete') follow()
  }
}
