/** Says that a price, or all prices of a publishing, were put back; `isLive` once that is published too. */
export function backWords(what: 'change' | 'publishing', isLive: boolean): string {
  if (!isLive) return 'Put back; the site has it once that is published.'
  return what === 'change' ? 'As before this change.' : 'All as before this publishing.'
}
