import type { Appointment } from '#src/contract/generated/types.ts'
import { personName } from '../request/request-texts.ts'
import { requestCount } from '../texts/request-count.ts'
import type { BulkAction } from './bulk-plan.ts'
import type { BulkProgress, BulkStep } from './use-bulk.ts'

interface BulkTexts {
  /** The button in the bar of chosen requests, which asks the question. */
  press: string
  question: (count: number) => string
  /** When none of those chosen can be changed. */
  nothing: string
  /** The button of the question that makes the changes. */
  make: (count: number) => string
  /** What becomes of the times that they hold; nothing is said where none has a time, as of quotes. */
  times: string
  /** What becomes of them besides, and what can be undone. @param hasTimes whether any of them has a time */
  after: (hasTimes: boolean, trashTerm: string) => string
  doing: string
  done: (count: number) => string
}

export const BULK_TEXTS: Readonly<Record<BulkAction, BulkTexts>> = {
  confirm: {
    press: 'Confirm',
    question: count => `Confirm ${requestCount(count)}?`,
    nothing: 'Nothing to confirm',
    make: count => `Confirm ${count}`,
    times: 'Their times are held for good.',
    after: () => 'Undo sets each back to what it was.',
    doing: 'Confirming',
    done: count => `${requestCount(count)} confirmed`,
  },
  cancel: {
    press: 'Cancel them',
    question: count => `Cancel ${requestCount(count)}?`,
    nothing: 'Nothing to cancel',
    make: count => `Cancel ${count}`,
    times: 'Their times become free.',
    after: hasTimes => `Undo sets each back to what it was${hasTimes ? ', where its time is still free' : ''}.`,
    doing: 'Cancelling',
    done: count => `${requestCount(count)} cancelled`,
  },
  trash: {
    press: 'Move to trash',
    question: count => `Move ${requestCount(count)} to the trash?`,
    nothing: 'Nothing to move to the trash',
    make: count => `Move ${count} to the trash`,
    times: 'Their times become free.',
    after: (hasTimes, term) =>
      `Nobody is told. The trash keeps them for ${term}; Undo brings them back${hasTimes ? ', where the time is still free' : ''}.`,
    doing: 'Moving to the trash',
    done: count => `${requestCount(count)} moved to the trash`,
  },
}

/** What becomes of the requests of an action, and of the times that any of them has. */
export function afterText(action: BulkAction, requests: readonly Pick<Appointment, 'appointment_date'>[], trashTerm: string): string {
  const hasTimes = requests.some(({ appointment_date }) => appointment_date !== null)
  const hasQuotes = requests.some(({ appointment_date }) => appointment_date === null)
  const { times, after } = BULK_TEXTS[action]
  const quotes = action === 'confirm' && hasQuotes ? ' Of a quote without a time nobody is told.' : ''
  return `${hasTimes ? `${times} ` : ''}${after(hasTimes, trashTerm)}${quotes}`
}

type Named = Pick<Appointment, 'name' | 'erased_at'>

/** Requests that are named; the rest are only counted. */
const NAMED = 5

/** The first names of some requests, of which there are so many in all: "Ann, Bo and 12 more". */
export function namesText(requests: readonly Named[], total = requests.length): string {
  const names = requests.slice(0, NAMED).map(request => isolated(personName(request)))
  const more = total - names.length
  if (more > 0) return `${names.join(', ')} and ${more} more`
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}

/** A name that is written from right to left keeps its place among the others (Unicode's isolates). */
function isolated(name: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name) ? `\u2068${name}\u2069` : name
}

/** The toast after an action on several requests. */
export function doneText(step: BulkStep, made: number, told: number): string {
  const done = step === 'undo' ? `Undone: ${requestCount(made)} ${made === 1 ? 'is' : 'are'} as before` : BULK_TEXTS[step].done(made)
  return told === 0 ? done : `${done}, and ${told === 1 ? '1 mail is' : `${told} mails are`} on the way`
}

/** Where a step that is under way is. */
export function progressText({ step, tried, total }: BulkProgress): string {
  return `${step === 'undo' ? 'Taking back' : BULK_TEXTS[step].doing} ${requestCount(total)}${tried > 0 ? `: ${tried} done` : '…'}`
}

/** The title of the list of refused changes. */
export function reportTitle(step: BulkStep, made: number, refused: number): string {
  return `${doneText(step, made, 0)}, ${refused} not`
}

/** What the mail to the customers of an action says, for the label of its checkbox. */
const TOLD = { confirm: 'that the visit is confirmed', cancel: 'that the visit is cancelled' } as const

/** Offers to tell customers. */
export function tellText(action: keyof typeof TOLD, told: readonly Named[]): string {
  return `Tell ${told.length === 1 ? namesText(told) : `${told.length} customers`} by mail ${TOLD[action]}`
}

/** Names those to whom no mail can be sent. */
export function untoldText(untold: readonly Named[], isSetUp: boolean): string {
  if (!isSetUp) return 'No mail is set up: nobody is told.'
  return `Without an e-mail address, and not told: ${namesText(untold)}.`
}
