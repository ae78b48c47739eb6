/** Runs the benchmarks, or one of them, and prints a table and JSON: `npm run bench -- prices`. Ratios are to a peer or limit in the same run. */
import { answerHelp } from '../lib/answer-help.ts'
import { benchBookings } from '../bench/bookings.ts'
import { benchCalls } from '../bench/calls.ts'
import { benchContent } from '../bench/content.ts'
import { benchLists } from '../bench/lists.ts'
import type { Figure } from '../bench/measure.ts'
import { benchPages } from '../bench/pages.ts'
import { benchPrices } from '../bench/prices.ts'
import { benchSignIn } from '../bench/sign-in.ts'

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  prices: benchPrices,
  pages: benchPages,
  bookings: benchBookings,
  lists: benchLists,
  'sign-in': benchSignIn,
  content: benchContent,
  calls: benchCalls,
}

answerHelp(`npm run bench -- [PART ...]

Measures beside peers and limits of the same run. PART: ${Object.keys(PARTS).join(', ')}; all when left out.
`)
const wanted = process.argv.slice(2)
const unknown = wanted.find(name => !Object.hasOwn(PARTS, name))
if (unknown !== undefined) throw new Error(`there is no part ${unknown}; there are ${Object.keys(PARTS).join(', ')}`)

const figures: Figure[] = []
for (const [name, bench] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await bench()))
}
console.table(figures.map(({ name, value, unit, aim, holds }) => ({ what: name, value: `${value} ${unit}`, aim, holds })))
console.log(JSON.stringify({ figures }))
