/** An action of the owner: presses a button, or enters a text into a field, by accessible name. */
export type Step = { press: string } | { enter: string; text: string }

/** Takes all steps, each as soon as its control is there; resolves when the admin shows the text. */
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

/** Enters a text as a browser does: through the prototype's setter, since React overrides `value` on the element and would see no change. */
function enter(control: HTMLElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Resolves with the first result that is not null, now or after a change of the document. */
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
