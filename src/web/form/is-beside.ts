/** Whether the price stands beside the questions. Browser only. */
export function isBeside(): boolean {
  return matchMedia('(width >= 60rem)').matches
}
