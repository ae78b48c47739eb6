import { isObject, type LakeDocument } from './document.ts'
import { MutationError } from '../server/http-error.ts'

/** The ids of a document's strong references, which must exist. */
function strongReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strongReferences)
  if (!isObject(value)) return []
  const own = typeof value['_ref'] === 'string' && value['_weak'] !== true && typeof value['_dataset'] !== 'string' ? [value['_ref']] : []
  return [...own, ...Object.values(value).flatMap(strongReferences)]
}

/** Strengthens references that are weak only until their document is published. */
export function strengthen<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(strengthen) as Value
  if (!isObject(value)) return value
  const strong = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, strengthen(item)]))
  if (isObject(strong['_strengthenOnPublish'])) {
    delete strong['_strengthenOnPublish']
    delete strong['_weak']
  }
  return strong as Value
}

/**
 * Checks that no changed document has a dangling reference, and that no document refers to a deleted one.
 * @throws MutationError
 */
export function checkReferences(documents: ReadonlyMap<string, LakeDocument>, changed: readonly string[]): void {
  for (const id of changed) {
    const missing = strongReferences(documents.get(id)).find(ref => !documents.has(ref))
    if (missing !== undefined)
      throw new MutationError(409, 'documentReferenceDoesNotExistError', `Document "${id}" references non-existent document "${missing}"`, { id })
  }
  const gone = new Set(changed.filter(id => !documents.has(id)))
  if (gone.size === 0) return
  for (const document of documents.values()) {
    const lost = strongReferences(document).find(ref => gone.has(ref))
    if (lost !== undefined) {
      const description = `Document "${lost}" cannot be deleted as there are references to it from "${document._id}"`
      throw new MutationError(409, 'documentHasExistingReferencesError', description, { id: lost, referencingIDs: [document._id] })
    }
  }
}
