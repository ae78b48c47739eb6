/** The benchmarks, as a table and as JSON: `npm run bench`. Ratios are taken in one run, beside a peer or a limit. */
import { benchPrices } from './bench/prices.ts'

const figures = await benchPrices()
console.table(figures.map(({ name, value, unit, aim, holds }) => ({ what: name, value: `${value} ${unit}`, aim, holds })))
console.log(JSON.stringify({ figures }))
