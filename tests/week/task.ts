import type { Ceiling, Device } from './effort.ts'
import type { Week } from './week-site.ts'

/** Something that an owner does in a week. */
export interface Task {
  name: string
  /** What the owner does, by the names that stand on the screen. */
  does: (week: Week) => Promise<void>
  /** What holds afterwards. */
  holds: (week: Week) => Promise<void>
  /** On which devices, and what it may cost there: a little above what was measured and found good. */
  most: Readonly<Partial<Record<Device, Ceiling>>>
  /** Begins at the sign-in. */
  isSignedOut?: true
}
