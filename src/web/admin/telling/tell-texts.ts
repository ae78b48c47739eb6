import type { MailKind } from '#src/contract/generated/types.ts'

interface AskTexts {
  question: (name: string) => string
  /** What makes the change, alone and with the mail. */
  make: string
  makeAndTell: string
}

/** What is asked before a change of which there is something to tell; a move is told of in its form. */
export const ASK_TEXTS = {
  confirmed: { question: name => `Confirm the visit of ${name}?`, make: 'Confirm', makeAndTell: 'Confirm and tell' },
  cancelled: { question: name => `Cancel the visit of ${name}?`, make: 'Cancel the visit', makeAndTell: 'Cancel it and tell' },
  restored: { question: name => `Restore the visit of ${name}?`, make: 'Restore', makeAndTell: 'Restore and tell' },
} satisfies Partial<Record<MailKind, AskTexts>>

/** What a button is called that makes a change, where it also tells the visitor. */
export function andTell(make: string, isTold: boolean): string {
  return isTold ? `${make} and tell` : make
}

/** How many are still to be told by hand, of those that a change of several requests leaves untold. @param isBack whether it takes back what they were told */
export function toldText(all: number, told: number, isBack = false): string {
  if (told > 0) return told === all ? `All ${all} are told` : `${told} of ${all} told`
  if (isBack) return `${all === 1 ? 'One was' : `${all} were`} already told: tell them that it is undone`
  return all === 1 ? 'One is not told yet' : `${all} are not told yet`
}

export type AskedKind = keyof typeof ASK_TEXTS

export function isAsked(kind: MailKind | null): kind is AskedKind {
  return kind !== null && Object.hasOwn(ASK_TEXTS, kind)
}
