/** How often a form that is being opened is looked at, in milliseconds. */
const LOOK_MS = 250

/** So long after its field is there a form is looked at still, in milliseconds: it is drawn in steps, of which each may push the field out of sight. */
const DRAWN_MS = 1700

/** A field that is not there after this time, in milliseconds, does not come: the form has none, or somebody has left it. */
const LONGEST_MS = 15_000

const CONTROLS = 'input, select, textarea, [contenteditable="true"]'

let next: ReturnType<typeof setTimeout> | undefined

/**
 * Brings a field of a form that is being opened into sight, with the focus in it: Sanity gives a field the focus that is there when the form is first drawn.
 * Leaves off where somebody has gone elsewhere, or to another field by this. `path` is as Sanity writes it, in the test ids of its fields.
 */
export function showField(path: string): void {
  const before = document.activeElement
  const asked = performance.now()
  let seen: number | null = null
  const look = () => {
    const now = performance.now()
    const field = document.querySelector(`[data-testid="${CSS.escape(`field-${path}`)}"]`)
    if (field !== null) {
      seen ??= now
      const { activeElement } = document
      const isIn = field.contains(activeElement)
      if (!isIn && activeElement !== before && activeElement?.matches(CONTROLS) === true) return
      field.scrollIntoView({ block: 'nearest' })
      if (!isIn) field.querySelector<HTMLElement>(CONTROLS)?.focus()
    }
    if (now - (seen ?? asked) < (seen === null ? LONGEST_MS : DRAWN_MS)) next = setTimeout(look, LOOK_MS)
  }
  clearTimeout(next)
  next = setTimeout(look, LOOK_MS)
}
