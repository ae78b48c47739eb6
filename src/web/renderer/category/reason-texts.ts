import type { Business, Id } from '#src/contract/generated/types.ts'

/** The texts of reasons that content refers to. */
export function reasonTexts(ids: readonly Id[] | undefined, { reasons }: Pick<Business, 'reasons'>): string[] {
  return (ids ?? []).flatMap(id => reasons.filter(reason => reason.id === id).map(({ text }) => text))
}
