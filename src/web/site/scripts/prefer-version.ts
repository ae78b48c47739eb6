/** Stores the layout that the visitor chose, by the link or by the address (specification, section 1). */
export function preferVersion(): void {
  addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-version]')?.dataset['version'] : undefined
    if (choice) prefer(choice)
  })
  const asked = /[?#&]layout=(\w+)/.exec(location.href)
  if (asked?.[1] === undefined || asked[1] !== document.documentElement.dataset['layout']) return
  prefer(asked[1])
  history.replaceState(null, '', location.href.replace(asked[0], ''))
}

function prefer(layout: string): void {
  const [on, off] = layout === 'desktop' ? ['forceDesktopVersion', 'preferMobileVersion'] : ['preferMobileVersion', 'forceDesktopVersion']
  try {
    localStorage.setItem(on, 'true')
    localStorage.removeItem(off)
    localStorage.setItem('versionSelected', layout)
    document.cookie = `layout=${layout};path=/;max-age=31536000;samesite=lax`
    document.documentElement.removeAttribute('data-first-visit')
  } catch {
    // Storage is unavailable: the link's address still asks for the layout.
  }
}
