import { type GivenDocument, publishedId, releaseOf } from './document.ts'

const RELEASES = '_.releases.'

/** The id of a release's own document. */
export function releaseDocumentId(release: string): string {
  return `${RELEASES}${release}`
}

/** Adds the fields by which the Content Lake names the release of a version, and the document that it is a version of; returns any other document unchanged. */
export function asVersion(document: GivenDocument): GivenDocument {
  const { _id: id = '' } = document
  const release = releaseOf(id)
  if (release === null) return document
  const [releaseRef, group] = [releaseDocumentId(release), publishedId(id)].map(ref => ({ _ref: ref, _weak: true }))
  return { ...document, _system: { bundleId: release, scopeId: release, release: releaseRef, group } }
}
