import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { escapeToken } from '#src/contract/json-pointer.ts'
import { wordsOfBlocks } from '#src/cms/sanity/portable-text.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import { defaultText } from './default-text.ts'
import { DOCUMENT_SHAPE } from './documents.ts'
import { ownName } from './own-name.ts'
import { fieldsIn, type PathStep, resolved } from './place-of.ts'
import type { StudioField, StudioValue } from './studio-type.ts'

/** A place of a form that a search finds. */
export interface FoundPlace {
  readonly document: DatasetDocument
  /** JSON pointer into it. */
  readonly pointer: string
  /** What the place says, where it is a text. */
  readonly text: string | null
}

/** A place with the words by which it is found. */
interface Candidate {
  readonly place: FoundPlace
  /** The words of its title, its text, its help, and of all of these with the item that it is in: best first. */
  readonly words: readonly (readonly string[])[]
  /** The words of the item that it is in. A search for these alone finds the item, and none of its other fields. */
  readonly around: readonly string[]
  /** How deep in its form it stands. */
  readonly depth: number
}

/** What nobody has filled in is looked at so deep: an object in an object. */
const DEEPEST_EMPTY = 3

/**
 * Finds fields by what they are called, by what they say, by their help, or by all of these together with the item that they are in, in this order, and what
 * is less deep in its form first: every word of the search begins a word there. An item is found as the field that names it. `documents` are the current
 * ones, each once.
 */
export function findPlaces(search: string, documents: readonly DatasetDocument[], language: unknown): FoundPlace[] {
  const wanted = wordsOf(search)
  if (wanted.length === 0) return []
  const found = candidatesOf(documents, language).flatMap(({ place, words, around, depth }) => {
    const rank = words.findIndex(some => isIn(wanted, some))
    return rank < 0 || (rank === words.length - 1 && isIn(wanted, around)) ? [] : [{ place, rank, depth, length: words[0]?.length ?? 0 }]
  })
  return found.toSorted((one, other) => one.rank - other.rank || one.depth - other.depth || one.length - other.length).map(({ place }) => place)
}

/** Whether every word of a search begins a word of a text; no words are in none. */
export function isSaidIn(search: string, text: string): boolean {
  const wanted = wordsOf(search)
  return wanted.length > 0 && isIn(wanted, wordsOf(text))
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function isIn(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.every(word => words.some(known => known.startsWith(word)))
}

const known = new WeakMap<DatasetDocument, { language: unknown; candidates: readonly Candidate[] }>()

/** The places of documents; those of a document are kept until it changes, since every keystroke asks for them. */
function candidatesOf(documents: readonly DatasetDocument[], language: unknown): Candidate[] {
  return documents.flatMap(document => {
    const before = known.get(document)
    if (before !== undefined && before.language === language) return before.candidates
    const candidates = [...placesIn(document, language)]
    known.set(document, { language, candidates })
    return candidates
  })
}

/** A value on the way through a document. */
interface At {
  readonly value: unknown
  readonly type: StudioValue | null
  readonly pointer: string
  readonly path: readonly PathStep[]
  /** The name of the item that it is in. */
  readonly name: string | undefined
  /** The name of what that item is in. */
  readonly outer: string | undefined
  /** How many objects around it are not filled in. */
  readonly empty: number
}

function* placesIn(document: DatasetDocument, language: unknown): Generator<Candidate> {
  const type: StudioValue = { is: 'named', type: DOCUMENT_SHAPE[document._type] ?? '' }
  yield* within({ value: document, type, pointer: '', path: [], name: ownName(document), outer: undefined, empty: 0 })

  function* within(at: At): Generator<Candidate> {
    for (const field of fieldsIn(at.type, at.value)) {
      if (field.name === 'kind') continue
      const value = fieldsOf(at.value)[field.name]
      const inner = { ...at, value, type: field.value, pointer: `${at.pointer}/${escapeToken(field.name)}`, path: [...at.path, field.name] }
      const text = isCode(field) ? null : (textOf(value, field) ?? (value === undefined ? defaultText(document, inner.path, language) : null))
      // An item is found as the field that names it: that one has the item's words, and its form opens there.
      const isName = at.path.length > 0 && value !== undefined && value === at.name
      yield isName ? candidate({ ...inner, name: at.outer }, text, { ...field, title: at.name ?? '' }) : candidate(inner, text, field)
      yield* inside(field, inner)
    }
  }

  function* inside({ value: type }: StudioField, at: At): Generator<Candidate> {
    const list = resolved(type)
    if (list?.is === 'list' && Array.isArray(at.value)) yield* items(list.of, at.value, at)
    else if (list?.is === 'named' && at.empty < DEEPEST_EMPTY) yield* within({ ...at, empty: at.value === undefined ? at.empty + 1 : at.empty })
  }

  function* items(type: StudioValue, list: readonly unknown[], at: At): Generator<Candidate> {
    for (const [position, value] of list.entries()) {
      const pointer = `${at.pointer}/${position}`
      const { _key: key } = fieldsOf(value)
      const path = [...at.path, typeof key === 'string' ? { _key: key } : position]
      const name = ownName(fieldsOf(value))
      const isInField = Object.values(fieldsOf(value)).includes(name)
      if (name !== undefined && !isInField) yield candidate({ ...at, pointer, path }, null, { title: name })
      yield* within({ value, type, pointer, path, name: name ?? at.name, outer: at.name, empty: at.empty })
    }
  }

  function candidate(
    { pointer, path, name }: At,
    text: string | null,
    { title, description }: Pick<StudioField, 'title' | 'description'>,
  ): Candidate {
    const [called, says, help, around] = [title, text ?? '', description ?? '', name ?? ''].map(wordsOf) as [string[], string[], string[], string[]]
    return {
      place: { document, pointer, text },
      words: [called, says, help, [...around, ...called, ...says, ...help]],
      around,
      depth: path.length,
    }
  }
}

/** What a field says, where that is words. */
function textOf(value: unknown, { value: type }: StudioField): string | null {
  const known = resolved(type)
  if (known?.is === 'choice') return known.options.find(option => option.value === value)?.title ?? null
  return wordsOfBlocks(value) ?? (typeof value === 'string' ? value : null)
}

/** Whether a field is written for programs: an id, a day, an address. */
function isCode({ value: type, names }: StudioField): boolean {
  const known = resolved(type)
  return names !== undefined || (type.is === 'named' && known?.is === 'text' && known.pattern !== undefined)
}
