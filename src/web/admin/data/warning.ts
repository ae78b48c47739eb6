import { ApiError } from '../../api/answer.ts'

/** Whether the server has refused something that can be stored despite its warnings (422). */
export function isWarning(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
}
