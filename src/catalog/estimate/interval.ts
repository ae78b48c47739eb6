/** A range of amounts; high is null for "low or more". */
export interface Interval {
  low: number
  high: number | null
}
