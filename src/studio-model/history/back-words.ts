/** What is said of what stands as it was before a change, or before a publishing: where it is edited alone, or on the site too. */
export function backWords(what: 'change' | 'publishing', isLive: boolean): string {
  if (!isLive) return 'Put back; the site has it once that is published.'
  return what === 'change' ? 'As before this change.' : 'All as before this publishing.'
}
