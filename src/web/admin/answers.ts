import type { AppointmentList, Session, Summary, SummaryAnswer } from '#src/contract/generated/types.ts'

/** Answers of the API: only their outermost shape is looked at, to tell them from those of something else, such as a proxy's page. */

export function tokenIn(answer: unknown): string {
  if (isSession(answer)) return answer.token
  throw new TypeError('the answer has no token')
}

export function listIn(answer: unknown): AppointmentList {
  if (isAppointmentList(answer)) return answer
  throw new TypeError('the answer has no appointments')
}

export function summaryIn(answer: unknown): Summary {
  if (isSummaryAnswer(answer)) return answer.summary
  throw new TypeError('the answer has no summary')
}

function isSession(answer: unknown): answer is Session {
  return isObject(answer) && typeof answer['token'] === 'string'
}

function isAppointmentList(answer: unknown): answer is AppointmentList {
  return isObject(answer) && Array.isArray(answer['appointments'])
}

function isSummaryAnswer(answer: unknown): answer is SummaryAnswer {
  return isObject(answer) && isObject(answer['summary'])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
