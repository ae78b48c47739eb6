/** A total of a worked estimate: what it costs, or why it has no number. */
export type WorkedTotal = { state: 'priced'; low: number; high: number | null } | { state: 'consultation' | 'forbidden' | 'incomplete' }

const OPEN = ' or more'

/**
 * Reads a total as a person works it out, in units of the currency: `34 x 3 + 50 = 152`, `60 to 180`, `475 or more`, `consultation`, `forbidden`,
 * `incomplete`. Amounts are returned in hundredths.
 * @throws when the working does not come to its figure, or cannot be read
 */
export function workedTotal(text: string): WorkedTotal {
  if (text === 'consultation' || text === 'forbidden' || text === 'incomplete') return { state: text }
  const [low = '', high = low] = text.replace(OPEN, '').split(' to ')
  return { state: 'priced', low: endOf(low), high: text.endsWith(OPEN) ? null : endOf(high) }
}

/** The figure of one end in hundredths, after its working, if there is one. */
function endOf(text: string): number {
  const [figure = '', working] = text.split(' = ').toReversed()
  const cents = Math.round(numberOf(figure) * 100)
  if (working !== undefined && Math.abs(sumOf(working) * 100 - cents) > 0.5 + 1e-6) throw new Error(`${text}: the sum comes to ${sumOf(working)}`)
  return cents
}

/** Sums and differences of products and quotients, as in `150 x 1.3 - 20`. */
function sumOf(working: string): number {
  const terms = working.split(/(?= [+-] )/)
  return terms.reduce((sum, term) => sum + (term.startsWith(' - ') ? -1 : 1) * productOf(term.replace(/^ [+-] /, '')), 0)
}

function productOf(term: string): number {
  const factors = term.split(/(?= [x/] )/)
  return factors.reduce((product, factor) => {
    const value = numberOf(factor.replace(/^ [x/] /, ''))
    return factor.startsWith(' / ') ? product / value : product * value
  }, 1)
}

function numberOf(text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`"${text}" is not a number`)
  return Number(text)
}
