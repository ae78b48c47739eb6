import { type Fields, given } from './draft-value.ts'
import type { Figure, PerUnit, PriceForm } from './price-form.ts'

/** Prices and durations are written alike; their objects carry the name of the one or the other. */
export type AmountType = 'Price' | 'Duration'

/** A price as a dataset keeps it: objects with their types, items of lists with their keys. */
export function writePrice(form: PriceForm, type: AmountType = 'Price'): Fields {
  const price = (kind: string, fields: object): Fields => ({ _type: type, kind, ...given(fields) })
  const inner = (figure: Figure) => writeFigure(figure, price)
  if (form.form === 'bySize') {
    const rows = form.rows.map(({ key, option, figure }) => ({ _key: key, _type: `${type}Row`, ...given({ option }), price: inner(figure) }))
    return price('by', { input: form.input, rows, else: form.otherwise === null ? undefined : inner(form.otherwise) })
  }
  if (form.form === 'steps') {
    const bands = form.bands.map(({ key, upTo, figure }) => ({ _key: key, _type: `${type}Band`, ...given({ upTo }), price: inner(figure) }))
    return price('bands', { input: form.input, bands })
  }
  return inner(form)
}

type Writer = (kind: string, fields: object) => Fields

function writeFigure(figure: Figure, price: Writer): Fields {
  switch (figure.form) {
    case 'consultation':
      return price('quote', { reason: figure.reason })
    case 'perUnit':
      return writeLimited(figure, price)
    case 'one': {
      const { precision, low, high, open } = figure
      if (precision === 'included') return price('included', {})
      return precision === 'range' ? price('range', { low, high, open }) : price(precision, { amount: low })
    }
  }
}

function writeLimited({ min, max, ...figure }: PerUnit, price: Writer): Fields {
  const charged = writeCharged(figure, price)
  return min === undefined && max === undefined ? charged : price('limit', { min, max, price: charged })
}

function writeCharged({ charge, ...figure }: Omit<PerUnit, 'min' | 'max'>, price: Writer): Fields {
  const rate = writeRate(figure, price)
  if (charge === null) return rate
  const [chargeKey, rateKey] = charge.keys
  const parts = [
    { _key: chargeKey, ...price('exact', { amount: charge.amount }) },
    { _key: rateKey, ...rate },
  ]
  return price('sum', { of: charge.isFirst ? parts : parts.reverse() })
}

function writeRate({ input, rate, tiers, each, roundUp, open }: Omit<PerUnit, 'min' | 'max' | 'charge'>, price: Writer): Fields {
  const rates = tiers === null ? { rate } : { tiers: tiers.map(({ key, ...tier }) => ({ _key: key, _type: 'PriceTier', ...given(tier) })) }
  return price('per', { input, ...rates, each, roundUp, open })
}
