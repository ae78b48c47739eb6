/** What the owner does: presses a button, or enters a text into a field, each by its name. */
export type Step = { press: string } | { enter: string; text: string }

/** Does all steps, each as soon as its control is there; resolves when a text stands in the document. */
export async function takeSteps(steps: readonly Step[], shows: string): Promise<void> {
  for (const step of steps) {
    if ('press' in step) (await when(() => controlNamed(step.press))).click()
    else enter(await when(() => controlNamed(step.enter)), step.text)
  }
  await when(() => document.getElementById('admin')?.textContent.includes(shows) || null)
}

function controlNamed(name: string): HTMLElement | null {
  const controls = [...document.querySelectorAll<HTMLElement>('button, input, select')]
  return controls.find(each => [each.getAttribute('aria-label'), each.getAttribute('name'), each.textContent.trim()].includes(name)) ?? null
}

/** Enters a text as a browser does. React replaces an element's own `value`, so that of its class is set. */
function enter(control: HTMLElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Resolves with what a look finds, now or after a change of the document. */
function when<T>(look: () => T | null): Promise<T> {
  return new Promise(resolve => {
    const observer = new MutationObserver(check)
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    check()

    function check(): void {
      const found = look()
      if (found === null) return
      observer.disconnect()
      resolve(found)
    }
  })
}
