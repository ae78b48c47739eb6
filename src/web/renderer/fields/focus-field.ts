/** Focuses a field: its control, or the first of its choices. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  const fold = element?.closest('details')
  if (fold) fold.open = true
  ;(element?.querySelector('input') ?? element)?.focus()
  element?.scrollIntoView({ block: 'center' })
}
