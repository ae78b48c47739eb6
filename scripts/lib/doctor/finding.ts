/** What a check has seen; `mend` says what to do about it, where something is wrong. */
export interface Finding {
  readonly is: 'fine' | 'wrong' | 'unknown'
  readonly seen: string
  readonly mend?: string
}

const MARKS: Readonly<Record<Finding['is'], string>> = { fine: 'ok', wrong: '!!', unknown: '? ' }

/** A finding for people, with the remedy below. */
export function findingText({ is, seen, mend }: Finding): string {
  return `${MARKS[is]}  ${seen}${mend === undefined ? '' : `\n    -> ${mend}`}`
}

export function fine(seen: string): Finding {
  return { is: 'fine', seen }
}

export function wrong(seen: string, mend: string): Finding {
  return { is: 'wrong', seen, mend }
}

/** What cannot be seen from here, or was not asked for. */
export function unknown(seen: string, mend: string): Finding {
  return { is: 'unknown', seen, mend }
}
