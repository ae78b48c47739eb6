const MIN_LETTERS = 2

/** An area code, and more: those who live around have the same one. */
const MIN_DIGITS = 6

/** Whether what is typed in a field tells customers apart; less would offer nearly everybody. */
export function isEnoughToFind(field: string, text: string): boolean {
  return field === 'phone' ? text.replaceAll(/\D/g, '').length >= MIN_DIGITS : text.length >= MIN_LETTERS
}
