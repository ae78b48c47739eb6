import { Mutation } from '@sanity/mutator'
import { isObject, type LakeDocument } from './document.ts'
import { MutationError } from '../server/http-error.ts'

/** The operations of a patch, by path, as the Content Lake defines them. */
export interface PatchOperations {
  readonly set?: Readonly<Record<string, unknown>>
  readonly setIfMissing?: Readonly<Record<string, unknown>>
  readonly unset?: readonly string[]
  readonly inc?: Readonly<Record<string, number>>
  readonly dec?: Readonly<Record<string, number>>
  readonly diffMatchPatch?: Readonly<Record<string, string>>
  readonly insert?: Readonly<Record<string, unknown>>
}

const isText = (value: unknown): boolean => typeof value === 'string'
/** Whether the brackets of a path are balanced and not empty, which the mutator does not check. */
function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^(?:[^[\]]|\[(?:[^[\]"']|"[^"]*"|'[^']*')+\])+$/.test(value)
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const byPath = (isValue: (value: unknown) => boolean) => (value: unknown) =>
  isObject(value) && Object.entries(value).every(([path, item]) => isPath(path) && isValue(item))

const OPERATIONS: Readonly<Record<keyof PatchOperations, { isValid: (value: unknown) => boolean; shape: string }>> = {
  set: { isValid: byPath(() => true), shape: 'an object of values by path' },
  setIfMissing: { isValid: byPath(() => true), shape: 'an object of values by path' },
  unset: { isValid: value => Array.isArray(value) && value.every(isPath), shape: 'an array of paths' },
  inc: { isValid: byPath(isNumber), shape: 'an object of numbers by path' },
  dec: { isValid: byPath(isNumber), shape: 'an object of numbers by path' },
  diffMatchPatch: { isValid: byPath(isText), shape: 'an object of patches by path' },
  insert: { isValid: isInsert, shape: 'an object with items (an array) and one of before, after and replace (a path)' },
}

function isInsert(value: unknown): boolean {
  return isObject(value) && Array.isArray(value['items']) && ['before', 'after', 'replace'].filter(place => isPath(value[place])).length === 1
}

/** Extracts the operations of a patch; other keys are refused unless allowed. */
export function decodeOperations(patch: Readonly<Record<string, unknown>>, allowed: readonly string[] = []): PatchOperations {
  const operations: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(patch)) {
    const known = isOperation(key) ? OPERATIONS[key] : undefined
    if (known === undefined && !allowed.includes(key)) throw new MutationError(400, 'mutationParseError', `Unknown patch operation "${key}"`)
    if (known === undefined || value === undefined) continue
    if (!known.isValid(value)) throw new MutationError(400, 'mutationParseError', `The patch operation "${key}" must be ${known.shape}`)
    operations[key] = value
  }
  return operations
}

function isOperation(key: string): key is keyof PatchOperations {
  return Object.hasOwn(OPERATIONS, key)
}

/** Applies operations to a copy of a document. */
export function applyOperations(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const mutation = new Mutation({ mutations: [{ patch: { id: document._id, ...structuredClone(operations) } as never }] })
  try {
    return mutation.apply(structuredClone(document)) as LakeDocument
  } catch (error) {
    throw new MutationError(400, 'mutationParseError', error instanceof Error ? error.message : String(error), { id: document._id })
  }
}
