/** What is loaded later: the form's script when the form is near or touched (fetched when the browser is idle), the admin when the address asks for it. */
export function loadParts(formScript: string, formChunks: readonly string[], adminScript: string, adminStyles: readonly string[]): void {
  const done = new Set<string>()
  const add = (rel: string, href: string) => {
    if (!done.has(rel + href)) document.head.append(Object.assign(document.createElement('link'), { rel, href }))
    done.add(rel + href)
  }
  const run = (src: string) => {
    if (!done.has(src)) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
    done.add(src)
  }
  const loadAdmin = () => {
    if (!document.documentElement.hasAttribute('data-admin')) return
    for (const style of adminStyles) add('stylesheet', style)
    run(adminScript)
  }
  loadAdmin()
  addEventListener('hashchange', loadAdmin)

  const form = document.getElementById('booking-form')
  if (!form) return
  const loadForm = () => run(formScript)
  // Until the form is alive, sending it would put what was entered into the address.
  form.addEventListener('submit', event => {
    event.preventDefault()
    loadForm()
  })
  for (const touch of ['pointerdown', 'focusin', 'preset']) form.addEventListener(touch, loadForm)
  new IntersectionObserver(entries => entries.some(({ isIntersecting }) => isIntersecting) && loadForm(), { rootMargin: '400px' }).observe(form)
  const whenIdle = window.requestIdleCallback ?? setTimeout
  addEventListener('load', () => whenIdle(() => [formScript, ...formChunks].forEach(chunk => add('modulepreload', chunk))))
}
