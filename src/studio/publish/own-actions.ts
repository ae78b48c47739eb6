import type { DocumentActionComponent, DocumentActionsContext } from 'sanity'
import { isSingleton } from '../../studio-model/documents/documents.ts'
import { copyBegins } from '../starts/copy-begins.ts'
import { isOptional } from '../../cms/documents/documents.ts'
import { aloneWhenChecked } from './alone-when-checked.tsx'
import { publishWhenChecked } from './publish-when-checked.tsx'
import { isRemoval, sayWhatGoes } from './say-what-goes.tsx'
import { takeOff } from './take-off.tsx'

/** What cannot be done to a singleton: the site has each once. What it may do without is taken off the site in place of Delete. */
const NOT_TO_SINGLETONS: ReadonlySet<string | undefined> = new Set(['delete', 'duplicate', 'unpublish', 'unpublishVersion'])

type Context = Pick<DocumentActionsContext, 'schemaType' | 'versionType'>

/** Returns Sanity's actions for a document, in our form where there is one. */
export function ownActions(actions: readonly DocumentActionComponent[], { schemaType, versionType }: Context): DocumentActionComponent[] {
  const own = versionType === 'scheduled-draft' ? ownOfScheduled : ownAction
  const isOptionalSingleton = isSingleton(schemaType) && isOptional(schemaType)
  return actions.flatMap(action => {
    if (isOptionalSingleton && action.action === 'delete' && versionType !== 'scheduled-draft') return takeOff(action)
    return isSingleton(schemaType) && NOT_TO_SINGLETONS.has(action.action) ? [] : own(action)
  })
}

function ownAction(action: DocumentActionComponent): DocumentActionComponent {
  if (isSchedule(action)) return aloneWhenChecked(action)
  if (action.action === 'publish') return publishWhenChecked(action)
  if (action.action === 'duplicate') return copyBegins(action)
  return isRemoval(action.action) ? sayWhatGoes(action) : action
}

/** Of a scheduled draft Sanity's "Publish now" publishes that one; our Publish is for the other draft, which may wait beside it. */
function ownOfScheduled(action: DocumentActionComponent): DocumentActionComponent {
  return isSchedule(action) || action.action === 'publish' ? aloneWhenChecked(action) : action
}

/** "Schedule publish"; Sanity calls what pauses a schedule `schedule`, too. */
function isSchedule({ displayName }: DocumentActionComponent): boolean {
  return displayName === 'SchedulePublishAction'
}
