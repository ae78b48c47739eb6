import { createContext, useMemo } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'

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

/** The choice of a crew in a form; `of` is the visit that it changes. */
export function useCrewChoice(crew: string, choose: CrewChoice['choose'], of?: CrewChoice['of']): CrewControl {
  const { crews } = useContent().business
  const fields = useMemo(() => (crews === 1 || crew === '' ? {} : { crew: Number(crew) }), [crews, crew])
  return { context: crews === 1 ? null : { crew, choose, of }, fields }
}
