import { conflict, type Documents, type Expand, existing, type Given, malformed, remove } from './action-parts.ts'
import { isObject, type LakeDocument, publishedId, releaseOf } from './document.ts'
import type { LakeMutation } from './mutation.ts'
import { decodeOperations, type PatchOperations } from './patch.ts'
import { strengthen } from './references.ts'
import { releaseDocumentId } from './version.ts'

/** The actions on a release, a set of versions that go live together. Those that need a clock or the past (schedule, unarchive) are not among them. */
export const RELEASE_ACTIONS: Readonly<Record<string, Expand>> = {
  'sanity.action.release.create': create,
  'sanity.action.release.edit': edit,
  'sanity.action.release.publish': publish,
  'sanity.action.release.archive': archive,
  'sanity.action.release.delete': removeRelease,
}

function create(given: Given): LakeMutation[] {
  const name = nameIn(given)
  const { metadata = {} } = given
  if (!isObject(metadata)) throw malformed('"metadata" must be an object')
  const document = {
    _id: releaseDocumentId(name),
    _type: 'system.release',
    name,
    state: 'active',
    metadata: { releaseType: 'undecided', ...metadata },
  }
  return [{ kind: 'create', document }]
}

function edit(given: Given, documents: Documents): LakeMutation[] {
  if (!isObject(given['patch'])) throw malformed('"patch" must be an object of patch operations')
  return [patchOf(releaseIn(given, documents), decodeOperations(given['patch'], ['id']))]
}

/** All versions of the release go live at once. */
function publish(given: Given, documents: Documents): LakeMutation[] {
  const release = activeIn(given, documents)
  const versions = versionsOf(release, documents)
  return [...versions.flatMap(version => goLive(version, documents)), ended(release, 'published', versions)]
}

function archive(given: Given, documents: Documents): LakeMutation[] {
  const release = activeIn(given, documents)
  const versions = versionsOf(release, documents)
  return [...versions.map(({ _id }) => remove(_id, documents)), ended(release, 'archived', versions)]
}

function removeRelease(given: Given, documents: Documents): LakeMutation[] {
  const release = releaseIn(given, documents)
  if (release['state'] === 'active') throw conflict(`Release "${nameIn(given)}" is active: archive or publish it first`)
  return [remove(release._id, documents)]
}

/** A version replaces what is published, or takes it away where it is marked for that; it is gone itself. */
function goLive({ _system, ...version }: LakeDocument, documents: Documents): LakeMutation[] {
  const id = publishedId(version._id)
  const published = documents.get(id)
  const gone = remove(version._id, documents)
  if (isObject(_system) && _system['delete'] === true) return published === undefined ? [gone] : [remove(id, documents), gone]
  const live = { ...strengthen(version), _id: id, _createdAt: published?._createdAt ?? version._createdAt }
  return [{ kind: 'createOrReplace', document: live }, gone]
}

function ended({ _id }: LakeDocument, state: 'published' | 'archived', versions: readonly LakeDocument[]): LakeMutation {
  return patchOf({ _id }, { set: { state, finalDocumentStates: versions.map(version => ({ _key: publishedId(version._id), id: version._id })) } })
}

function patchOf({ _id }: Pick<LakeDocument, '_id'>, operations: PatchOperations): LakeMutation {
  return { kind: 'patch', selection: { id: _id }, operations, revision: null }
}

function versionsOf({ name }: LakeDocument, documents: Documents): LakeDocument[] {
  return [...documents.values()].filter(({ _id }) => releaseOf(_id) === name)
}

function activeIn(given: Given, documents: Documents): LakeDocument {
  const release = releaseIn(given, documents)
  if (release['state'] !== 'active') throw conflict(`Release "${nameIn(given)}" is ${JSON.stringify(release['state'])}, not active`)
  return release
}

function releaseIn(given: Given, documents: Documents): LakeDocument {
  return existing(releaseDocumentId(nameIn(given)), documents)
}

/** The release's name. It has no dot, since it is one part of the ids of its versions, which dots divide. */
function nameIn({ releaseId }: Given): string {
  if (typeof releaseId !== 'string' || !/^[\w-]{1,64}$/.test(releaseId))
    throw malformed('"releaseId" must be letters, digits, hyphens and underscores')
  return releaseId
}
