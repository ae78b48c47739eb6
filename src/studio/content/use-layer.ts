import { usePerspective } from 'sanity'
import { DRAFTS, type Layer } from '../../cms/sanity/layer.ts'

/** Returns where edits go at present: into drafts, or into the release that is chosen at the top. */
export function useLayer(): Layer {
  return useRelease() ?? DRAFTS
}

/** Returns the name of the release that is chosen at the top, for Sanity's own hooks; undefined for drafts. */
export function useRelease(): string | undefined {
  return usePerspective().selectedReleaseId
}
