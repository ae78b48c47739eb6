import { escapeToken } from '#src/contract/json-pointer.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import type { PathStep } from './place-of.ts'
import { valuesAround } from './values-around.ts'

/** The JSON pointer of a path of the Studio's form, which names items by key; an item that the document does not have is at -1. */
export function pointerOf(document: object, path: readonly PathStep[]): string {
  const around = valuesAround(document, [...path, '']).toReversed()
  return path.map((step, at) => `/${typeof step === 'object' ? positionOf(around[at], step._key) : escapeToken(String(step))}`).join('')
}

function positionOf(list: unknown, key: string): number {
  return Array.isArray(list) ? list.findIndex(item => fieldsOf(item)['_key'] === key) : -1
}
