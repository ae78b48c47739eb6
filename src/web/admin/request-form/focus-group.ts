/** Focuses a field with its group at the top of the form, so that what is offered below the field is in sight. */
export function focusGroup(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true })
  field?.closest('.group')?.scrollIntoView()
}
