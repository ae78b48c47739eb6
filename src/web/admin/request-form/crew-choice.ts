import { createContext, useMemo } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useUnsaved } from '../hooks/unsaved.ts'

/** The crew that a form asks for. */
export interface CrewChoice {
  /** Its number; empty: the one that the visit has, else any that is free. */
  crew: string
  choose: (crew: string) => void
  /** The visit that is changed; left out of a new one. */
  of: Pick<Appointment, 'id' | 'crew'> | undefined
}

/** The choice of the form around a field; null where all is one crew's. */
export const CrewContext = createContext<CrewChoice | null>(null)

interface CrewControl {
  context: CrewChoice | null
  /** What is sent; empty without a choice. */
  fields: { crew?: number }
}

/** The crew that a form asks for, which survives an expired session. */
export function useCrewChoice(key: string, of?: CrewChoice['of'], first = ''): CrewControl {
  const { crews } = useContent().business
  const [crew, choose] = useUnsaved(key, first)
  return useMemo(
    () => (crews === 1 ? { context: null, fields: {} } : { context: { crew, choose, of }, fields: crew === '' ? {} : { crew: Number(crew) } }),
    [crews, crew, choose, of],
  )
}
