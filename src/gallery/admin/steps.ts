/** An action of the owner: presses a button, or enters a text into a field, by accessible name; or strikes a key in a list of requests. */
export type Step = { press: string } | { enter: string; text: string } | { key: string }

/** Takes all steps, each as soon as its control is there; resolves when the admin shows the text. */
export async function takeSteps(steps: readonly Step[], shows: string): Promise<void> {
  for (const step of steps) {
    if ('press' in step) (await when(() => controlNamed(step.press))).click()
    else if ('key' in step) await strike(step.key)
    else enter(await when(() => controlNamed(step.enter)), step.text)
  }
  await when(() => document.getElementById('admin')?.textContent.includes(shows) || null)
}

/** Strikes a key once there is a request that it can mean. */
async function strike(key: string): Promise<void> {
  await when(() => document.querySelector('[data-opens]'))
  dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
}

function controlNamed(name: string): HTMLElement | null {
  const controls = [...document.querySelectorAll<HTMLButtonElement | HTMLInputElement | HTMLSelectElement>('button, input, select')]
  const namesOf = (control: (typeof controls)[number]) => [
    control.getAttribute('aria-label'),
    control.name,
    ...[control, ...(control.labels ?? [])].map(({ textContent }) => textContent.trim()),
  ]
  return controls.find(control => namesOf(control).includes(name)) ?? null
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
