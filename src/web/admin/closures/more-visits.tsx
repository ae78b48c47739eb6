/** How many visits in a blocked time are not named. */
export function MoreVisits({ count }: { count: number }) {
  return count > 0 && <p>{count} more are in the calendar.</p>
}
