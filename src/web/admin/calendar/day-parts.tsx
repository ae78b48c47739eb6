import type { DayPart } from './day-room.ts'
import { type HoursShown, placed } from './placed.ts'

interface DayPartsProps {
  className: string
  parts: readonly DayPart[]
  shown: HoursShown
}

/** Parts of a day, drawn behind its visits; what they mean is said in words elsewhere. */
export function DayParts({ className, parts, shown }: DayPartsProps) {
  return parts.map(part => {
    const style = placed(part, shown)
    return style && <div key={part.start} className={className} style={style} aria-hidden="true" />
  })
}
