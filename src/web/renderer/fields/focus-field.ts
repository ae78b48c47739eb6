/** Focuses a field: its control, or the first of its choices. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  ;(element?.querySelector('input') ?? element)?.focus()
  element?.scrollIntoView({ block: 'center' })
}
