import { nearestWord } from '#src/contract/nearest-word.ts'
import { DOCUMENTS } from '../documents/documents.ts'

/** How many letters at the beginning two names share that are meant to be one: "policy" and "policies". */
const SHARED = 4

/** Which document a file of another name is likely meant for, among the `names` of its folder; null where that one is there, or nothing is like it. */
export function strangerWords(name: string, names: readonly string[]): string | null {
  const [, stem, end = ''] = /^([^.]+)(.*)$/.exec(name.toLowerCase()) ?? []
  const files = Object.values(DOCUMENTS).map(({ file }) => file)
  if (stem === undefined || files.includes(name) || !(end.includes('.json') || end === '.txt')) return null
  const absent = files.filter(file => !names.includes(file))
  const stems = absent.map(file => file.replace(/\.json$/, ''))
  const near = nearestWord(stem, stems) ?? stems.find(known => known.startsWith(stem.slice(0, SHARED)) && Math.abs(known.length - stem.length) <= 2)
  return near === undefined ? null : `did you mean ${near}.json?`
}
