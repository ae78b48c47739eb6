import type { Day } from '#src/contract/generated/types.ts'
import { changeDays, onDay, type WithPrices } from './on-day.ts'

/** Before any day: the first epoch begins here. */
export const BEGINNING: Day = ''

/**
 * Content by the epochs of its prices: the spans between two neighbouring days on which some price changes. What changes on none of the days between stays
 * the same object, so that it need not be compiled or checked again.
 */
export class ContentByDay<C extends WithPrices> {
  /** The first days of its epochs. */
  readonly starts: readonly Day[]
  private readonly content: C
  private readonly known = new Map<Day, C>()
  private readonly parts = new Map<object, Part>()

  constructor(content: C) {
    this.content = content
    this.starts = [BEGINNING, ...changeDays([content.categories, content.visit])]
  }

  /** The first day of the epoch that a day lies in. */
  startOf(day: Day): Day {
    return this.starts.findLast(start => start <= day) ?? BEGINNING
  }

  /** The content with the prices of a day; the same object for all days of an epoch, and the content itself where no price changes. */
  on(day: Day): C {
    if (this.starts.length === 1) return this.content
    const start = this.startOf(day)
    const known = this.known.get(start) ?? this.written(start)
    this.known.set(start, known)
    return known
  }

  private written(day: Day): C {
    const { categories, visit } = this.content
    return {
      ...this.content,
      categories: categories.map(category => this.part(category, day)),
      ...(visit !== undefined && { visit: this.part(visit, day) }),
    }
  }

  private part<T extends object>(part: T, day: Day): T {
    const known = this.parts.get(part) ?? { days: changeDays(part), written: new Map<Day, object>() }
    this.parts.set(part, known)
    const start = known.days.findLast(each => each <= day) ?? BEGINNING
    const written = known.written.get(start) ?? onDay(part, start)
    known.written.set(start, written)
    return written as T
  }
}

/** A category or the visit, by the days on which its own prices change. */
interface Part {
  days: readonly Day[]
  written: Map<Day, object>
}
