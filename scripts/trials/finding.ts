/** What a trial has found, beside what it should find. */
export interface Finding {
  what: string
  value: number | string
  aim: string
  holds: boolean
}

/** A count that should be none. */
export function none(what: string, value: number): Finding {
  return { what, value, aim: '0', holds: value === 0 }
}

/** A count that should be reached. */
export function atLeast(what: string, value: number, least: number): Finding {
  return { what, value: Math.round(value), aim: `>= ${least}`, holds: value >= least }
}

/** A time that should not be exceeded, in ms. */
export function withinMs(what: string, value: number, most: number): Finding {
  return { what, value: `${Math.round(value)} ms`, aim: `<= ${most} ms`, holds: value <= most }
}

/** A figure beside what it was without what is tried. */
export function timesQuiet(what: string, value: number, quiet: number, most: number): Finding {
  const times = value / quiet
  return { what, value: `${times.toFixed(1)} x (${value.toFixed(1)} beside ${quiet.toFixed(1)})`, aim: `<= ${most} x`, holds: times <= most }
}

/** A trial that this machine cannot run. */
export function skipped(what: string, why: string): Finding {
  return { what, value: `not tried: ${why}`, aim: '', holds: true }
}
