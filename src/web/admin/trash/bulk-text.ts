import type { BulkJob } from '#src/contract/generated/types.ts'
import { countText } from '../texts/count-text.ts'

/** The progress or outcome of a bulk job, in words. */
export function bulkText({ kind, total, done, taken, finished }: BulkJob, locale: string): string {
  const number = (count: number) => countText(count, locale)
  const stay = stayText(taken, number)
  if (finished) return kind === 'clear' ? `Moved to the trash: ${number(done)}.` : `Back from the trash: ${number(done - taken)}.${stay}`
  const progress = total === null ? number(done) : `${number(done)} of ${number(total)}`
  return `${kind === 'clear' ? 'Moving to the trash' : 'Coming back from the trash'}: ${progress}. This goes on by itself.${stay}`
}

function stayText(taken: number, number: (count: number) => string): string {
  if (taken === 0) return ''
  return taken === 1
    ? ' 1 stays in the trash, since its time is taken by now.'
    : ` ${number(taken)} stay in the trash, since their time is taken by now.`
}
