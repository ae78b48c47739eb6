import { defineConfig, type PluginOptions, type SingleWorkspace } from 'sanity'
import { structureTool } from 'sanity/structure'
import { FieldMessages } from './form/field-messages.tsx'
import { FormInput } from './form/form-input.tsx'
import { ItemMessages } from './form/item-messages.tsx'
import { inspectors } from './inspectors.ts'
import { isSingleton } from '../studio-model/documents/documents.ts'
import { documentViews } from './page/document-views.ts'
import { OWNER_WORDS } from './owner-words.ts'
import { ownActions } from './publish/own-actions.ts'
import { sanityTypes } from './schema/sanity-types.ts'
import { START_TOOL } from './start/start-tool.ts'
import { UnsavedNotice } from './client/unsaved-notice.tsx'
import { structure } from './structure.ts'
import { templates } from './starts/templates.ts'
import { TOOLS } from './tools.ts'

type Source = Pick<SingleWorkspace, 'projectId' | 'dataset' | 'auth' | 'unstable_clientFactory'>

interface Extras {
  /** The name of the business, where it is known. */
  readonly business: string | null
  /** Whether the source is Sanity's service, not the lake: it has comments, tasks, releases and scheduled drafts, as far as the plan has them. */
  readonly isService: boolean
  /** Tools that owners do not need, such as Vision. */
  readonly forDevelopers: readonly PluginOptions[]
}

/** Returns the Studio's configuration for a content source. */
export function studioConfig(source: Source, { business, isService, forDevelopers }: Extras): SingleWorkspace {
  const ofService = { enabled: isService }
  return defineConfig({
    name: 'default',
    title: business ?? 'Site content',
    basePath: '/',
    ...source,
    plugins: [structureTool({ title: 'Content', structure, defaultDocumentNode: S => S.document().views(documentViews(S)) }), ...forDevelopers],
    tools: existing => [START_TOOL, ...existing, ...TOOLS],
    schema: { types: sanityTypes(), templates },
    document: {
      actions: ownActions,
      newDocumentOptions: options => options.filter(({ templateId }) => !isSingleton(templateId)),
      inspectors,
      comments: ofService,
    },
    form: { components: { field: FieldMessages, input: FormInput, item: ItemMessages } },
    i18n: { bundles: OWNER_WORDS },
    studio: { components: { layout: UnsavedNotice } },
    announcements: { enabled: false },
    releases: ofService,
    scheduledDrafts: ofService,
    // Scheduled drafts took its place.
    scheduledPublishing: { enabled: false },
    tasks: ofService,
  })
}
