/** The data attributes that the page sets on the admin's element. */
export interface BootConfig {
  /** Scheme and host of a separately hosted backend; empty for the page's own. */
  apiOrigin: string
  /** Address of the content in force when the page was made: business, booking form, messages and categories. */
  contentAddress: string
}

export function readBootConfig({ dataset }: HTMLElement): BootConfig {
  const { apiOrigin = '', content } = dataset
  if (content === undefined) throw new Error('the admin’s element has no data-content')
  return { apiOrigin, contentAddress: content }
}
