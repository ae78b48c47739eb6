import type { Refusal } from './refusal.ts'

/** Name of the ticks by which a discount code counts although it has been used up; the value of each is the field of its code. */
export const COUNTED = 'counted'

/** Whether a form was refused for nothing but codes that its owner has let count: what would be asked is answered already. */
export function isAnswered({ isWarning, problems }: Refusal, form: HTMLFormElement): boolean {
  const counted = new FormData(form).getAll(COUNTED)
  return isWarning && problems.length > 0 && problems.every(({ field }) => counted.includes(field))
}
