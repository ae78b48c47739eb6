import type { Note } from '#src/contract/generated/types.ts'

/** What a note says; of one without words, how many photos it has. */
export function titleOf({ text, photos }: Pick<Note, 'text' | 'photos'>): string {
  if (text !== '') return text
  return photos.length === 1 ? '1 photo' : `${photos.length} photos`
}
