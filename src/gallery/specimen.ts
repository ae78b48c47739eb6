import type { ReactNode } from 'react'
import type { Section } from '#src/contract/generated/types.ts'
import type { KindWords } from './kind-words.ts'

/** One state of a kind (a story, in Storybook's words), rendered by the site's own components. */
export interface Specimen {
  state: string
  /** The content that it renders; shown beside it as JSON. */
  content: unknown
  /** Shown beside it, such as a price in words. */
  facts: readonly Fact[]
  /** Sections whose styles its document includes. */
  sections: readonly Section[]
  body: ReactNode
}

export interface Fact {
  label: string
  lines: readonly string[]
}

/** A kind of a registry, in each of its states. */
export interface Kind extends KindWords {
  name: string
  specimens: readonly Specimen[]
}

/** All kinds of one registry. */
export interface Group {
  id: string
  title: string
  /** Width of a frame on a desk, in CSS pixels; a phone's is always PHONE_WIDTH. */
  deskWidth: number
  /** Height of a frame; null: as high as its content. */
  height: number | null
  kinds: readonly Kind[]
}

export const PHONE_WIDTH = 390

/** A kind's fixtures, by the name of their state. */
export type States<T> = Readonly<Record<string, T>>

/** Builds the kinds of a registry, with a specimen for each fixture. */
export function kindsOf<T>(
  fixtures: Readonly<Record<string, States<T>>>,
  words: ReadonlyMap<string, KindWords>,
  specimenOf: (fixture: T, kind: string, state: string) => Omit<Specimen, 'state'>,
): Kind[] {
  return Object.entries(fixtures).map(([name, states]) => ({
    name,
    ...(words.get(name) ?? { title: name, description: '' }),
    specimens: Object.entries(states).map(([state, fixture]) => ({ state, ...specimenOf(fixture, name, state) })),
  }))
}
