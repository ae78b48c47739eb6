/** How often the form of a new item is looked for, and how long: Sanity opens it in steps, of which each may take the focus. */
const EVERY_MS = 50
const FOR_MS = 2500

const CONTROLS = 'input:not([type="file"], [type="hidden"]), select, textarea, [contenteditable="true"]'

/** Keys that go elsewhere. */
const LEAVES: ReadonlySet<string> = new Set(['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** Puts the focus into the first field of an item that was just added, once its form is there; leaves off as soon as somebody presses, leaves a field or types. */
export function focusNewItem(path: string): void {
  const fields = `[data-testid^="${CSS.escape(`field-${path}.`)}"]`
  const until = Date.now() + FOR_MS
  const timer = setInterval(() => {
    const first = [...document.querySelectorAll(fields)].flatMap(field => [...field.querySelectorAll<HTMLInputElement>(CONTROLS)]).find(isUsable)
    const { activeElement } = document
    const isThere = activeElement?.matches(CONTROLS) === true && activeElement.closest(fields) !== null
    if (!isThere) first?.focus()
    if (Date.now() > until) stop()
  }, EVERY_MS)
  const gone = new AbortController()
  const stop = () => {
    clearInterval(timer)
    gone.abort()
  }
  const listening = { capture: true, signal: gone.signal }
  document.addEventListener('pointerdown', stop, listening)
  // Into a page in a frame, of which the document hears nothing else. Not captured: those of fields are no news.
  window.addEventListener('blur', stop, { signal: gone.signal })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      // A letter that nothing takes yet is no reason to leave off.
      if (LEAVES.has(key) || document.activeElement?.matches(CONTROLS) === true) stop()
    },
    listening,
  )
}

function isUsable(control: HTMLInputElement): boolean {
  return !control.disabled && control.checkVisibility()
}
