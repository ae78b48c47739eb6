import type { Input } from '#src/contract/generated/types.ts'
import { choice } from './choice.ts'
import { furtherKinds } from './further-kinds.ts'
import type { InputKind, InputOf } from './input-kind.ts'
import { number } from './number.ts'

/** The only list of what inputs do. */
const inputKinds: { [K in Input['kind']]: InputKind<K> } = { choice, number, ...furtherKinds }

/** The behaviour of an input by its kind. */
export function inputKindOf<K extends Input['kind']>({ kind }: InputOf<K>): InputKind<K> {
  return inputKinds[kind]
}

/** Adds the kinds that a browser's script begins without. */
export function addInputKinds(further: typeof furtherKinds): void {
  Object.assign(inputKinds, further)
}
