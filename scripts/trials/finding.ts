/** A result of a trial, with its expectation. */
export interface Finding {
  what: string
  value: number | string
  aim: string
  verdict: 'holds' | 'fails' | 'not tried'
  /** Depends on the machine's speed; all other findings are guarantees. */
  isSpeed?: true
}

/** A count that must be zero. */
export function none(what: string, value: number): Finding {
  return { what, value, aim: '0', verdict: verdictOn(value === 0) }
}

/** A count with a lower bound. */
export function atLeast(what: string, value: number, least: number): Finding {
  return { what, value: Math.round(value), aim: `>= ${least}`, verdict: verdictOn(value >= least) }
}

/** A time with an upper bound, in ms. */
export function withinMs(what: string, value: number, most: number): Finding {
  return { what, value: `${value.toFixed(1)} ms`, aim: `<= ${most} ms`, verdict: verdictOn(value <= most), isSpeed: true }
}

/** A figure relative to its value without the disturbance. */
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
