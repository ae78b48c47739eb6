const [HOUR, DAY] = [60, 24 * 60]

/** A number of minutes in short: "45 min", "2 h", "1 h 30". */
export function shortMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

/** How long something has waited, rounded down: "12 min", "5 h", "3 days". */
export function waitText(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  if (minutes < HOUR) return `${minutes} min`
  return minutes < 2 * DAY ? `${Math.floor(minutes / HOUR)} h` : `${Math.floor(minutes / DAY)} days`
}
