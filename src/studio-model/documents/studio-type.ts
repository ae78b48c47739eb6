/** An option of a list, with its title for owners. */
export interface StudioOption {
  readonly value: string | number
  readonly title: string
}

/** What a value is: a named type, a value with limits, or a list. */
export type StudioValue =
  | { readonly is: 'named'; readonly type: string }
  | { readonly is: 'text'; readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string }
  /** Paragraphs in which words may be bold or a link; in an article with headings and lists. */
  | { readonly is: 'prose'; readonly inArticle: boolean; readonly minLength?: number; readonly maxLength?: number }
  | { readonly is: 'number'; readonly integer: boolean; readonly min?: number; readonly max?: number; readonly above?: number }
  | { readonly is: 'boolean' }
  | { readonly is: 'choice'; readonly options: readonly StudioOption[] }
  | { readonly is: 'reference'; readonly to: string }
  | { readonly is: 'list'; readonly of: StudioValue; readonly min?: number; readonly max?: number }

/** Things that content names by id; such values are selected, not typed. */
export const STUDIO_NAMES = [
  'package',
  'addon',
  'rule',
  'reason',
  'input',
  'answer',
  'number',
  'code',
  'option',
  'field',
  'page',
  'section',
  'view',
] as const
export type StudioNames = (typeof STUDIO_NAMES)[number]

/** A field of an object as owners see it. */
export interface StudioField {
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly value: StudioValue
  readonly isRequired: boolean
  /** What the value, an id or a list of ids, names. */
  readonly names?: StudioNames
}

/** One of the kinds of an object: it has only these fields. */
export interface StudioKind {
  readonly value: string
  readonly title: string
  readonly description?: string
  readonly fields: readonly StudioField[]
}

/** A type by its name in the schemas: a value with a name, an object with its fields, or an object whose fields depend on its `kind`. */
export type StudioType = { readonly title: string; readonly description?: string } & (
  | { readonly value: StudioValue }
  | { readonly fields: readonly StudioField[] }
  | { readonly kinds: readonly StudioKind[] }
)
