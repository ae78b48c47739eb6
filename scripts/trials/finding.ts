/** What a trial has found, beside what it should find. */
export interface Finding {
  what: string
  value: number | string
  aim: string
  verdict: 'holds' | 'fails' | 'not tried'
  /** A figure that depends on the machine; all others are promises. */
  isSpeed?: true
}

/** A count that should be none. */
export function none(what: string, value: number): Finding {
  return { what, value, aim: '0', verdict: verdictOn(value === 0) }
}

/** A count that should be reached. */
export function atLeast(what: string, value: number, least: number): Finding {
  return { what, value: Math.round(value), aim: `>= ${least}`, verdict: verdictOn(value >= least) }
}

/** A time that should not be exceeded, in ms. */
export function withinMs(what: string, value: number, most: number): Finding {
  return { what, value: `${value.toFixed(1)} ms`, aim: `<= ${most} ms`, verdict: verdictOn(value <= most), isSpeed: true }
}

/** A figure beside what it was without what is tried. */
export function timesQuiet(what: string, value: number, quiet: number, most: number): Finding {
  const times = value / quiet
  const told = `${times.toFixed(1)} x (${value.toFixed(1)} beside ${quiet.toFixed(1)})`
  return { what, value: told, aim: `<= ${most} x`, verdict: verdictOn(times <= most), isSpeed: true }
}

/** A trial that this machine cannot run. */
export function notTried(what: string, why: string): Finding {
  return { what, value: why, aim: '', verdict: 'not tried' }
}

function verdictOn(holds: boolean): 'holds' | 'fails' {
  return holds ? 'holds' : 'fails'
}
