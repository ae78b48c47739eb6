import type { PatchOperations } from '@sanity/client'
import type { DocumentEdit } from '../../studio-model/publish/without-places.ts'
import type { Insertion } from '../../studio-model/draft/insertion.ts'
import { pathText } from '../../studio-model/reprice/price-places.ts'

/** An edit as Sanity takes it. */
export function patchOperations(edit: DocumentEdit): PatchOperations {
  const [set, unset] = [edit.filter(({ value }) => value !== undefined), edit.filter(({ value }) => value === undefined)]
  return {
    ...(set.length > 0 && { set: Object.fromEntries(set.map(({ path, value }) => [pathText(path), value])) }),
    ...(unset.length > 0 && { unset: unset.map(({ path }) => pathText(path)) }),
  }
}

/** A new item of a list as Sanity takes it. */
export function insertOperations({ where, path, item }: Insertion): PatchOperations {
  const [at, items] = [pathText(path), [item]]
  return { insert: where === 'before' ? { before: at, items } : { after: at, items } }
}
