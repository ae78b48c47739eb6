import { createContext, useContext } from 'react'

const ItemNote = createContext<string | null>(null)

/** Gives the preview of a list's item what has yet to be filled in of it. */
export const ItemNoteProvider = ItemNote.Provider

export function useItemNote(): string | null {
  return useContext(ItemNote)
}
