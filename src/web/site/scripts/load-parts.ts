import { isAdminHash } from '../../admin-hash.ts'
import { whenIdle } from './when-idle.ts'

/** Loads parts lazily: the form's script when the form is near or touched (prefetched when idle); the admin when the hash asks for it. */
export function loadParts(): void {
  loadAdmin()
  addEventListener('hashchange', ({ oldURL }) => {
    loadAdmin()
    // The site was hidden when the browser tried to scroll to the target.
    if (isAdminHash(new URL(oldURL).hash)) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  })

  const form = document.getElementById('booking-form')
  if (!form) return
  const { script = '', chunks = '' } = form.dataset
  const fail = () => tellFailure(form)
  const loadForm = () => run(script, fail)
  form.addEventListener('failed', fail)
  for (const touch of ['pointerdown', 'focusin', 'preset']) form.addEventListener(touch, loadForm)
  new IntersectionObserver(entries => entries.some(({ isIntersecting }) => isIntersecting) && loadForm(), { rootMargin: '400px' }).observe(form)
  if (isSent()) {
    // The confirmation takes the form's place as soon as it can (start-form.tsx).
    form.toggleAttribute('data-sent', true)
    loadForm()
  }
  whenIdle(() => [script, ...words(chunks)].forEach(chunk => link('modulepreload', chunk)))
}

/** Whether this tab has sent a request, whose confirmation takes the form's place. */
function isSent(): boolean {
  try {
    return 'bookingSent' in sessionStorage
  } catch {
    return false
  }
}

function loadAdmin(): void {
  const { script = '', styles = '' } = document.getElementById('admin')?.dataset ?? {}
  if (!document.documentElement.hasAttribute('data-admin')) return
  for (const style of words(styles)) link('stylesheet', style)
  run(script)
}

const done = new Set<string>()

function link(rel: string, href: string): void {
  if (!done.has(rel + href)) document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  done.add(rel + href)
}

function run(src: string, onerror?: () => void): void {
  if (!done.has(src)) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror }))
  done.add(src)
}

/** Shows how else to reach the business when the form's script cannot be loaded, in place of a dead form. */
function tellFailure(form: HTMLElement): void {
  const alert = Object.assign(document.createElement('p'), { className: 'alert', role: 'alert', textContent: form.dataset['failure'] ?? '' })
  form.before(alert)
}

function words(text: string): string[] {
  return text.split(' ').filter(word => word !== '')
}
