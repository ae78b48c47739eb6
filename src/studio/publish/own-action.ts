import type { DocumentActionComponent } from 'sanity'
import { publishWhenChecked } from './publish-when-checked.tsx'
import { copyBegins } from '../starts/copy-begins.ts'
import { sayWhatGoes } from './say-what-goes.tsx'

/** Returns our form of an action of Sanity's, where there is one. */
export function ownAction(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'publish') return publishWhenChecked(action)
  if (action.action === 'duplicate') return copyBegins(action)
  return action.action === 'delete' || action.action === 'unpublish' ? sayWhatGoes(action) : action
}
