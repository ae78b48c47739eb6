import type { Edit } from './edit.ts'

/** What somebody who cannot be trusted, or a slip of a finger, makes of a value in content. */

const TEXTS: readonly unknown[] = [
  '',
  ' \u00a0',
  'x'.repeat(5000),
  'a\u0000b',
  'a\u202eb',
  '\u200b',
  'a\ud800',
  '__proto__',
  'constructor',
  'toString',
  'nobody-has-this',
  '{amount',
  '{name}',
  '<script>alert(1)</script>',
  '</style><!--',
  '\'"><img src=x onerror=alert(1)>',
  '$&$1',
  null,
  7,
  ['a'],
  { a: 1 },
]

const NUMBERS: readonly unknown[] = [-1, 0, 0.5, 1e21, 2 ** 53 + 2, 1e-7, '7', 'NaN', null, []]

/** Every damage of a document, each as one edit. */
export function damagesOf(value: unknown, at = ''): Edit[] {
  if (typeof value === 'string') return TEXTS.map(set => ({ at, set }))
  if (typeof value === 'number') return NUMBERS.map(set => ({ at, set }))
  if (typeof value === 'boolean') return [!value, 'true', 0].map(set => ({ at, set }))
  const own: Edit[] = at === '' ? [] : [{ at, remove: true }, ...[null, 'text', 7].map(set => ({ at, set }))]
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    own.push({ at, set: [] }, { at, set: [...items, ...items] }, { at: `${at}/-`, set: null })
    return [...own, ...items.flatMap((item, index) => [{ at: `${at}/${index}`, remove: true } satisfies Edit, ...damagesOf(item, `${at}/${index}`)])]
  }
  if (typeof value !== 'object' || value === null) return own
  for (const key of ['extra', 'constructor', 'kind']) if (!Object.hasOwn(value, key)) own.push({ at: `${at}/${key}`, set: 'exact' })
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => [{ at: `${at}/${key}`, remove: true } satisfies Edit, ...damagesOf(inner, `${at}/${key}`)]),
  ]
}
