import { fieldsOf } from '#src/studio-model/draft/draft-value.ts'
import type { Edit } from '#src/studio-model/reprice/repriced-edit.ts'

/** The document after an edit, by paths as Sanity writes them. */
export function applied<D extends object>(document: D, edit: Edit): D {
  const copy = structuredClone(document)
  for (const [path, value] of Object.entries(edit)) {
    const steps = path.split(/\.|(?=\[)/)
    const last = steps.pop() ?? ''
    const within = steps.reduce<unknown>((part, step) => {
      const key = /^\[_key=="(.*)"\]$/.exec(step)?.[1]
      return key === undefined ? fieldAt(part, step) : (part as { _key: string }[]).find(item => item._key === key)
    }, copy)
    Object.assign(within as object, { [last]: value })
  }
  return copy
}

const fieldAt = (part: unknown, name: string): unknown => (part as Record<string, unknown>)[name] ?? fieldsOf(part)[name]
