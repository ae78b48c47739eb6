/** Handles links with a preset for the form: scrolls there without a page load, and passes the preset to a loaded form. */
export function followPresets(): void {
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="?mode="]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const address = new URL(link.href)
    // Setting the hash updates :target, which pushState would not.
    location.hash = address.hash
    history.replaceState(null, '', address)
    // After the next frame: until then Chromium drops a smooth scroll to where another was heading that has just been cut off.
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(address.hash.slice(1))?.scrollIntoView()))
    document.getElementById('booking-form')?.dispatchEvent(new CustomEvent('preset', { detail: address.search }))
  })
}
