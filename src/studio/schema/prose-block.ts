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
      annotations: [
        {
          name: LINK,
          type: 'object',
          title: 'Link',
          icon: LinkIcon,
          // In the space below its words, which Sanity would take, not all of its fields fit.
          options: { modal: { type: 'dialog' } },
          fields: [{ name: 'to', type: 'Target', title: 'Leads to' }],
          // Else the dialog is called by its values.
          preview: { select: { kind: 'to.kind' }, prepare: () => ({ title: 'Link' }) },
        },
      ],
    },
  }
}
