/** Links that choose something in the form: they go there without loading the page again, and tell the form if it is already there. */
export function followPresets(): void {
  addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="?mode="]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const address = new URL(link.href)
    // A change of the hash by script selects the target, which a pushed state would not.
    location.hash = address.hash
    history.replaceState(null, '', address)
    document.getElementById(address.hash.slice(1))?.scrollIntoView()
    document.getElementById('booking-form')?.dispatchEvent(new CustomEvent('preset', { detail: address.search }))
  })
}
