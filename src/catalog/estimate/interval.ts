/** From low to high; high null: or more. */
export interface Interval {
  low: number
  high: number | null
}
