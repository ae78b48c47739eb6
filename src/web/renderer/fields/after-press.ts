/** Calls `then` once nothing is pressed: what appears while something is would push it away from under the pointer, and its click would be lost. */
export function afterPress(then: () => void): void {
  // A finger's press begins and ends in the moment in which a field loses the focus.
  setTimeout(() => {
    if (document.querySelector(':active') === null) then()
    else addEventListener('click', then, { once: true })
  })
}
