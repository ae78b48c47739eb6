/** Says that a price, or all prices of a publishing, were put back; `isLive` once that is published too. */
export function backWords(what: 'change' | 'publishing', isLive: boolean): string {
  if (!isLive) return 'Put back; the site has it once that is published.'
  return what === 'change' ? 'Already as before this change.' : 'All as before this publishing.'
}

/** Says what a publishing did with what its title names; one that put an earlier one back says so. */
export function publishedText(title: string, isBack: boolean): string {
  return `${isBack ? 'An earlier price was put back' : 'Published'}: ${title}`
}

/** Why a change is not offered to be put back: a later one would go with it. */
export const CHANGED_AGAIN = 'Was changed again since, or a change of it waits in a draft.'

/** Why an amount is not offered to be put back, by what a category says of it now. */
export const WHY_NOT_BACK = { again: CHANGED_AGAIN, back: 'As before already.', gone: 'Is not there any more.' } as const

/** Says why nothing of a publishing is offered to be put back. */
export function noneBackWords(isChangedAgain: boolean, isLive: boolean): string {
  return isChangedAgain ? CHANGED_AGAIN : backWords('publishing', isLive)
}

/** Says why what was put back waits: other changes of the documents of these names would be published with it. */
export function waitsBesideWords(names: readonly string[]): { title: string; description: string } {
  return {
    title: 'Put back, but not published',
    description: `Other changes of ${names.join(', ')} wait to be published, too: look at all of them on Start, under “Drafts that wait”.`,
  }
}
