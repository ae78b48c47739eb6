/** Returns a phone number as links to it have it: digits, and the plus of a country code. */
export function dialled(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '')
}
