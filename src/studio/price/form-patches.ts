import { type FormPatch, insert, type Path, set, unset } from 'sanity'
import { type Patch, patchesBetween } from '../../studio-model/draft/patches.ts'

/** Returns the Studio's patches from one value to another. */
export function formPatches(before: unknown, after: unknown): FormPatch[] {
  return patchesBetween(before, after).map(formPatch)
}

function formPatch(patch: Patch): FormPatch {
  const path = [...patch.path] as Path
  switch (patch.type) {
    case 'set':
      return set(patch.value, path)
    case 'unset':
      return unset(path)
    case 'insert':
      return patch.position === 'after' ? insert([...patch.items], 'after', path) : insert([...patch.items], 'before', [...path, 0])
  }
}
