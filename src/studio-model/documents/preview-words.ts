import { wordsOfBlocks } from '#src/cms/sanity/portable-text.ts'
import { STUDIO_TYPES } from '../generated/studio-types.ts'
import { isUnnamed } from './own-name.ts'
import type { StudioField, StudioType } from './studio-type.ts'

/** Title and subtitle of a list item. */
export interface PreviewWords {
  readonly title: string
  readonly subtitle: string
}

/** Fields for the title, best first. */
const TITLES = ['title', 'label', 'question', 'author', 'name', 'family', 'day', 'option', 'src', 'unit']

/** Fields for the subtitle, best first. */
const SUBTITLES = ['focus', 'text', 'answer', 'description', 'hint', 'lastStart', 'code', 'weight', 'alt', 'weekdays', 'addons']

/** The fields of a type that its preview may show. */
export function previewedFields(type: StudioType): string[] {
  const names = new Set(fieldsOf(type).map(({ name }) => name))
  const kind = 'kinds' in type ? ['kind'] : []
  return [...kind, ...new Set([...TITLES, ...SUBTITLES, 'id', 'open', 'close'])].filter(name => name === 'kind' || names.has(name))
}

/** Returns a list item's title and subtitle; never throws, whatever the draft holds. */
export function previewWords(name: string, value: Readonly<Record<string, unknown>>): PreviewWords {
  const type = STUDIO_TYPES[name]
  const kind = type !== undefined && 'kinds' in type ? (type.kinds.find(kind => kind.value === value['kind'])?.title ?? 'Choose a kind') : ''
  const found = (names: readonly string[]) =>
    names.map(name => (name === 'name' && isUnnamed(value[name]) ? '' : textOf(value[name]))).filter(text => text !== '')
  const [title = '', ...others] = found(TITLES)
  // An id says least: only where there is nothing else.
  const more = found(SUBTITLES).find(text => text !== title) ?? others[0] ?? ''
  const subtitle = more === '' && title === '' && kind === '' ? textOf(value['id']).replaceAll('-', ' ') : more
  if (textOf(value['open']) !== '' && textOf(value['close']) !== '')
    return { title: capitalized(title), subtitle: `${textOf(value['open'])} – ${textOf(value['close'])}` }
  if (kind === '') return { title: capitalized(title || subtitle || (type?.title ?? '')), subtitle: title === '' ? '' : subtitle }
  return title === '' ? { title: kind, subtitle } : { title, subtitle: kind }
}

/** Which parts of an item are filled in, by their titles: "Weekdays · Days of the visit". */
export function filledParts(name: string, value: unknown): string {
  const type = STUDIO_TYPES[name]
  if (type === undefined || typeof value !== 'object' || value === null) return ''
  const given = new Map<string, unknown>(Object.entries(value))
  return fieldsOf(type)
    .flatMap(({ name, title }) => ((given.get(name) ?? null) === null ? [] : [title]))
    .join(' · ')
}

function fieldsOf(type: StudioType): readonly StudioField[] {
  if ('fields' in type) return type.fields
  return 'kinds' in type ? type.kinds.flatMap(({ fields }) => fields) : []
}

function textOf(value: unknown): string {
  const words = wordsOfBlocks(value)
  if (words !== null) return words.replaceAll('\n', ' ')
  if (Array.isArray(value)) return value.filter(entry => typeof entry === 'string').join(' · ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** As a title begins; the name of a file stays as it is. */
function capitalized(text: string): string {
  if (/^[a-z0-9-]+\.[a-z0-9]+$/.test(text)) return text
  return text.charAt(0).toUpperCase() + text.slice(1)
}
