import type { Business, Id } from '#src/contract/generated/types.ts'

/** Returns the texts of reasons by their ids. */
export function reasonTexts(ids: readonly Id[] | undefined, { reasons }: Pick<Business, 'reasons'>): string[] {
  return (ids ?? []).flatMap(id => reasons.filter(reason => reason.id === id).map(({ text }) => text))
}
