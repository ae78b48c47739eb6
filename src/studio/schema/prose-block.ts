import { LinkIcon } from '@sanity/icons/Link'
import { BOLD, HEADING, LINK } from '../../cms/sanity/portable-text.ts'

/** What owners can make of a word, a paragraph and, in an article, of several: no more than pages show. */
export function proseBlock(inArticle: boolean): Record<string, unknown> {
  return {
    type: 'block',
    styles: [{ title: 'Paragraph', value: 'normal' }, ...(inArticle ? [{ title: 'Heading', value: HEADING }] : [])],
    lists: inArticle ? [{ title: 'List', value: 'bullet' }] : [],
    marks: {
      decorators: [{ title: 'Bold', value: BOLD }],
      annotations: [{ name: LINK, type: 'object', title: 'Link', icon: LinkIcon, fields: [{ name: 'to', type: 'Target', title: 'Leads to' }] }],
    },
  }
}
