/** When a form that was just opened is looked at, in milliseconds: it is drawn in steps, of which each may push a field out of sight. */
const LOOKS_MS = [300, 700, 1200, 2000] as const

const CONTROLS = 'input, select, textarea, [contenteditable="true"]'

/**
 * Brings a field of a form that is being opened into sight, with the focus in it: Sanity gives a field the focus that is there when the form is first drawn.
 * Leaves off where somebody has gone elsewhere. `path` is as Sanity writes it, in the test ids of its fields.
 */
export function showField(path: string): void {
  const before = document.activeElement
  for (const ms of LOOKS_MS) {
    setTimeout(() => {
      const field = document.querySelector(`[data-testid="${CSS.escape(`field-${path}`)}"]`)
      const { activeElement } = document
      if (field === null) return
      if (field.contains(activeElement)) return field.scrollIntoView({ block: 'nearest' })
      const isElsewhere = activeElement !== before && activeElement?.matches(CONTROLS) === true
      if (isElsewhere) return
      field.scrollIntoView({ block: 'nearest' })
      field.querySelector<HTMLElement>(CONTROLS)?.focus()
    }, ms)
  }
}
