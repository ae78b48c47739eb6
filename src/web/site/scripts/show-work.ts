/** Shows more of the one or the other of two pictures, and enlarges pictures in place; without it, both stand side by side, and a link shows the picture. */
export function showWork(): void {
  for (const pair of document.querySelectorAll<HTMLElement>('.compare')) slide(pair)
  const viewer = document.querySelector<HTMLDialogElement>('.viewer')
  if (viewer) enlarge(viewer)
}

function slide(pair: HTMLElement): void {
  const slider = pair.querySelector('input')
  const show = () => pair.style.setProperty('--at', `${slider?.value}%`)
  slider?.addEventListener('input', show)
  // It may have been moved, or restored by the browser, before.
  show()
}

function enlarge(viewer: HTMLDialogElement): void {
  let shown: HTMLAnchorElement | null = null
  const show = (link: HTMLAnchorElement) => {
    shown = link
    viewer.querySelector('figure')?.replaceChildren(...enlarged(link))
  }
  const step = (by: number) => {
    const links = [...(shown?.closest('ul')?.querySelectorAll<HTMLAnchorElement>('[data-view]') ?? [])].filter(link => link.checkVisibility())
    const next = links.at((links.findIndex(link => link === shown) + by) % links.length)
    if (next) show(next)
  }
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-view]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(link)
    viewer.showModal()
  })
  viewer.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.value) step(Number(target.value))
    // Beside the picture and the buttons.
    else if (target === viewer || (target instanceof HTMLElement && target.tagName === 'FIGURE')) viewer.close()
  })
  viewer.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') step(key === 'ArrowRight' ? 1 : -1)
  })
  viewer.addEventListener('close', () => shown?.focus())
}

/** The picture that a link leads to, with its caption; in the tone of its thumbnail until it has arrived. */
function enlarged(link: HTMLAnchorElement): Element[] {
  const { alt = '', className = '' } = link.querySelector('img') ?? {}
  const picture = document.createElement('picture')
  // A drawing has one format, and no size in its name.
  const [variant, width = '', height = ''] = /-(\d+)x(\d+)\.webp$/.exec(link.href) ?? []
  if (variant) picture.append(Object.assign(document.createElement('source'), { type: 'image/avif', srcset: link.href.replace(/webp$/, 'avif') }))
  const image = variant ? new Image(Number(width), Number(height)) : new Image()
  // Where the screen has another shape, the tone would stand beside the picture.
  image.addEventListener('load', () => image.removeAttribute('class'))
  picture.append(Object.assign(image, { src: link.href, alt, className }))
  const caption = link.querySelector('span')?.textContent
  return caption ? [picture, Object.assign(document.createElement('figcaption'), { textContent: caption })] : [picture]
}
