import { STUDIO_TYPES } from '../generated/studio-types.ts'

/** What every request asks, by the name of its field, and what asks for it. */
const NEEDED: Readonly<Record<string, string>> = {
  name: 'Every request has a name: add a “Line of text” with the label “Name”',
  email: 'Every request has an e-mail address: add an “E-mail address”',
}

const MISSING = /^there is no field "(.+)": every request has one/
const NO_KIND = /^there is no field of the kind "(.+)"/
const SECOND_KIND = /^a second field of the kind "(.+)"/
const SECOND_NAME = /^a second field "(.+)": names must differ/

/** Says what the request form lacks or has twice, by what its fields are called in the Studio; null for another problem. */
export function formFieldWords(message: string): string | null {
  const needed = NEEDED[MISSING.exec(message)?.[1] ?? '']
  if (needed !== undefined) return needed
  const [missing, second, twice] = [NO_KIND, SECOND_KIND, SECOND_NAME].map(problem => problem.exec(message)?.[1])
  if (missing !== undefined) return `The form needs a field of the kind “${kindTitle(missing)}”: add one to a group`
  if (second !== undefined) return `The form has another field of the kind “${kindTitle(second)}”: it needs exactly one, remove this or the other`
  return twice === undefined ? null : `Another field has the id “${twice}”: write one that none has`
}

function kindTitle(kind: string): string {
  const type = STUDIO_TYPES['Field']
  return (type !== undefined && 'kinds' in type && type.kinds.find(({ value }) => value === kind)?.title) || kind
}
