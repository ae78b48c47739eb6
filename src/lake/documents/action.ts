import { checkRevision, conflict, type Documents, type Expand, existing, type Given, idIn, malformed, notFound, remove } from './action-parts.ts'
import { isDocumentId, isObject, layerOf, publishedId } from './document.ts'
import { decodeDocument, type LakeMutation } from './mutation.ts'
import { decodeOperations } from './patch.ts'
import { strengthen } from './references.ts'
import { RELEASE_ACTIONS } from './release-action.ts'
import { asVersion } from './version.ts'

/** Expands an action, such as `{actionType: 'sanity.action.document.publish', …}`, to mutations. */
export function expandAction(given: unknown, documents: Documents): LakeMutation[] {
  const type = isObject(given) ? given['actionType'] : undefined
  const expand = typeof type === 'string' && Object.hasOwn(ACTIONS, type) ? ACTIONS[type] : undefined
  if (!isObject(given) || expand === undefined) throw malformed(`Unknown action type ${JSON.stringify(type)}`)
  return expand(given, documents)
}

const ACTIONS: Readonly<Record<string, Expand>> = {
  ...RELEASE_ACTIONS,
  'sanity.action.document.create': create,
  'sanity.action.document.replaceDraft': given => [{ kind: 'createOrReplace', document: decodeDocument(given['attributes'], 'attributes') }],
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.discard': (given, documents) => [remove(idIn(given, 'draftId'), documents)],
  'sanity.action.document.delete': removeAll,
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.replace': given => [
    { kind: 'createOrReplace', document: asVersion(decodeDocument(given['document'], 'document')) },
  ],
  'sanity.action.document.version.unpublish': unpublishVersion,
  'sanity.action.document.version.discard': (given, documents) => [remove(idIn(given, 'versionId'), documents)],
}

function create(given: Given, documents: Documents): LakeMutation[] {
  const document = decodeDocument(given['attributes'], 'attributes')
  const isTaken = document._id !== undefined && documents.has(document._id)
  if (isTaken && given['ifExists'] === 'fail') throw conflict(`Document "${document._id}" already exists`)
  return [{ kind: 'createIfNotExists', document }]
}

/** The first edit of a published document creates its draft. */
function edit(given: Given, documents: Documents): LakeMutation[] {
  const [id, published] = pairIn(given)
  if (!isObject(given['patch'])) throw malformed('"patch" must be an object of patch operations')
  const operations = decodeOperations(given['patch'], ['id'])
  const patch: LakeMutation = { kind: 'patch', selection: { id }, operations, revision: null }
  return documents.has(id) ? [patch] : [{ kind: 'createIfNotExists', document: { ...existing(published, documents), _id: id } }, patch]
}

function publish(given: Given, documents: Documents): LakeMutation[] {
  const [id, published] = pairIn(given)
  const draft = existing(id, documents)
  checkRevision(draft, given['ifDraftRevisionId'])
  if (given['ifPublishedRevisionId'] !== undefined) checkRevision(existing(published, documents), given['ifPublishedRevisionId'])
  const createdAt = documents.get(published)?._createdAt ?? draft._createdAt
  return [{ kind: 'createOrReplace', document: { ...strengthen(draft), _id: published, _createdAt: createdAt } }, remove(id, documents)]
}

function unpublish(given: Given, documents: Documents): LakeMutation[] {
  const [id, published] = pairIn(given)
  return [{ kind: 'createIfNotExists', document: { ...existing(published, documents), _id: id } }, remove(published, documents)]
}

function removeAll(given: Given, documents: Documents): LakeMutation[] {
  const published = idIn(given, 'publishedId')
  const drafts = given['includeDrafts'] ?? []
  if (!Array.isArray(drafts) || !drafts.every(isDocumentId)) throw malformed('"includeDrafts" must be an array of document IDs')
  const found = [published, ...drafts].filter(id => documents.has(id))
  if (found.length === 0) throw notFound(published)
  return found.map(id => remove(id, documents))
}

function createVersion(given: Given, documents: Documents): LakeMutation[] {
  if (given['document'] !== undefined) return [{ kind: 'create', document: asVersion(decodeDocument(given['document'], 'document')) }]
  const base = existing(idIn(given, 'baseId'), documents)
  checkRevision(base, given['ifBaseRevisionId'])
  return [{ kind: 'create', document: asVersion({ ...base, _id: idIn(given, 'versionId') }) }]
}

/** Makes a version that is marked: publishing its release takes away what is published. */
function unpublishVersion(given: Given, documents: Documents): LakeMutation[] {
  const id = idIn(given, 'versionId')
  const version = asVersion({ ...existing(idIn(given, 'publishedId'), documents), _id: id })
  return [
    { kind: 'createIfNotExists', document: version },
    { kind: 'patch', selection: { id }, operations: { set: { '_system.delete': true } }, revision: null },
  ]
}

/** The ids of a draft and its published document. */
function pairIn(given: Given): [draft: string, published: string] {
  const draft = idIn(given, 'draftId')
  const published = idIn(given, 'publishedId')
  if (layerOf(draft) === 'published' || publishedId(draft) !== published) throw malformed(`"${draft}" is no draft of "${published}"`)
  return [draft, published]
}
