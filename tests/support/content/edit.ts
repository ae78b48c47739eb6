/** An edit of a JSON document, as a case in a table says it: set a value, or remove what is there; at "", set the whole document. */
export interface Edit {
  at: string
  set?: unknown
  remove?: boolean
}

/** A copy of a document with edits applied; pointers are JSON pointers, `-` appends to a list. */
export function edited<T>(document: T, edits: readonly Edit[]): T {
  let copy: unknown = structuredClone(document)
  for (const edit of edits) {
    if (edit.at === '') copy = structuredClone(edit.set)
    else apply(copy, edit)
  }
  return copy as T
}

function apply(document: unknown, { at, set, remove }: Edit): void {
  const keys = at.split('/').slice(1)
  const last = keys.pop()
  let parent = document
  for (const key of keys) parent = child(parent, key, at)
  if (last === undefined || typeof parent !== 'object' || parent === null) throw new Error(`no place ${at}`)
  if (Array.isArray(parent) && last === '-') parent.push(set)
  else if (remove === true && Array.isArray(parent)) parent.splice(Number(last), 1)
  else if (remove === true) Reflect.deleteProperty(parent, last)
  else Reflect.set(parent, last, set)
}

function child(parent: unknown, key: string, at: string): unknown {
  if (typeof parent !== 'object' || parent === null) throw new Error(`no place ${at}`)
  const value: unknown = Reflect.get(parent, key)
  if (value === undefined) throw new Error(`no place ${at}`)
  return value
}
