/**
 * Runs before anything can be pressed: keeps what is done to the form before it is alive, for the form to take over (use-external-choices.ts). Sent
 * by the browser itself, a request would go to a page that does not exist.
 */
export function holdInput(): void {
  for (const type of ['input', 'submit']) {
    addEventListener(type, event => {
      const form = event.target instanceof Element && event.target.closest<HTMLElement>('#booking-form')
      if (!form) return
      form.dataset['typedAt'] = location.search
      if (event.type !== 'submit') return
      event.preventDefault()
      form.dataset['submitted'] = ''
    })
  }
}
