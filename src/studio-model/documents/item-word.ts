import { STUDIO_TYPES } from '../generated/studio-types.ts'
import type { StudioValue } from './studio-type.ts'

/** What an item of a list is called within a sentence; null where its type has no name. */
export function itemWord(item: StudioValue | null): string | null {
  const type = item?.is === 'named' ? STUDIO_TYPES[item.type] : undefined
  return type === undefined || 'value' in type ? null : type.title.charAt(0).toLowerCase() + type.title.slice(1)
}
