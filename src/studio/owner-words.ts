import { defineLocaleResourceBundle } from 'sanity'

/** Sanity's words that an owner meets every day, in plainer ones; by the namespaces of its texts. */
const WORDS = {
  studio: {
    'inputs.array.action.add-item': 'Add',
    'inputs.array.action.add-item-select-type': 'Add…',
    'inputs.array.action.add-before': 'Add one before it',
    'inputs.array.action.add-after': 'Add one after it',
    'inputs.array.no-items-label': 'None yet',
    'inputs.image.actions-menu.crop-image-tooltip': 'Cut it, and choose what stays in sight',
    'inputs.image.hotspot-dialog.title': 'What stays in sight',
    'inputs.imagetool.description': 'The rectangle is what is left of the picture. The circle is what stays in sight where pages show less of it.',
    'preview.default.title-fallback': 'Without a name',
  },
  structure: {
    'action.publish.no-changes.tooltip': 'Nothing to publish: visitors see all of this',
    'action.discard-changes.confirm-dialog.confirm-discard-changes': 'Everything that was changed here since it was last published goes.',
    'action.discard-changes.confirm-dialog.confirm-discard-changes-draft': 'Nothing of this was ever published: all of it goes.',
    'banners.deleted-document-banner.text': 'This was deleted.',
    'banners.deleted-document-banner.restore-button.text': 'Bring it back as it was last',
    'buttons.action-menu-button.aria-label': 'More that can be done',
    'buttons.action-menu-button.tooltip': 'More',
    // Where a document's title is not known for a moment, as after it was published first, Sanity says what its form has for a title if this says nothing.
    'panes.document-header-title.new.text': '',
    'document-inspector.menu-item.title': 'As data, for developers',
    'panes.document-header-title.untitled.text': 'Without a name',
    'panes.document-operation-results.operation-error_delete': 'It could not be deleted. Most often another document names it.',
    'panes.document-operation-results.operation-error_unpublish': 'It could not be taken off the site. Most often another document names it.',
    'panes.document-operation-results.operation-success_delete': 'Deleted',
    'panes.document-operation-results.operation-success_discardChanges': 'Discarded. The history still has what was changed.',
    'panes.document-operation-results.operation-success_duplicate': 'This is the copy',
    'panes.document-operation-results.operation-success_publish': '<Strong>{{title}}</Strong> was published: visitors see it in a moment.',
    'panes.document-operation-results.operation-success_unpublish':
      '<Strong>{{title}}</Strong> was taken off the site. All of it stays here, as a draft: Start brings it back.',
    'panes.document-operation-results.operation-undefined-title': 'This',
    'panes.document-list-pane.no-documents-of-type.text': 'None yet',
  },
  validation: {
    'panel.title': 'What is missing or wrong',
    'panel.no-errors-message': 'Nothing is missing or wrong',
  },
} as const

/** Put over Sanity's English texts. */
export const OWNER_WORDS = Object.entries(WORDS).map(([namespace, resources]) =>
  defineLocaleResourceBundle({ locale: 'en-US', namespace, resources }),
)
