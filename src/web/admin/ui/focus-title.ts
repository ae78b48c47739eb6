/** Focuses the title of the dialog around an element, else that of the view, without scrolling: for what takes the button along that was pressed. */
export function focusTitle(around?: Element | null): void {
  const title = around?.closest('dialog')?.querySelector('h2') ?? document.getElementById('requests-title')
  if (title === null) return
  // Only now: a dialog that opens would focus its title in place of what can be done.
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
