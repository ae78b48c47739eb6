import { sampleWith } from '../lib/changed-sample.ts'
import { type Engine, onEachEngine } from './engines.ts'
import { type Post, postFor } from './load.ts'
import { atLeast, type Figure, median } from './measure.ts'
import { startBareInsert, startSite } from './servers.ts'

const CONNECTIONS = 64
const ROUND_MS = 2000
const ROUNDS = 5
const DAY_MS = 86_400_000

/** Starts of a day's visits, four hours each. Several a day, since the valid days (this century's) would not last for all rounds. */
const STARTS = ['07:00', '11:00', '15:00']

/** Compares complete booking requests (checked, priced, time reserved, idempotent, durable) with a bare server that only reads and stores. */
export function benchBookings(): Promise<Figure[]> {
  return onEachEngine(benchOn)
}

async function benchOn({ name, newLocation }: Engine): Promise<Figure[]> {
  // A booking horizon allows too few visits for a load test.
  const CONTENT_DIR = sampleWith({ horizonDays: undefined })
  const [site, bare] = [await startSite(await newLocation(), { CONTENT_DIR }), await startBareInsert(await newLocation())]
  try {
    const { csrf_token: token } = (await (await fetch(`${site.origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
    const [nextOfOurs, nextOfBare] = [bookings(token), bookings(token)]
    const ratios: number[] = []
    const ours: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const booked = await postFor(`${site.origin}/api/v1/appointments/`, ROUND_MS, CONNECTIONS, nextOfOurs)
      const stored = await postFor(`${bare.origin}/`, ROUND_MS, CONNECTIONS, nextOfBare)
      ours.push(booked)
      ratios.push(booked / stored)
    }
    return [
      { name: `${name}: bookings a second, ours / a bare durable insert`, ...atLeast(median(ratios), 0.5, 'ratio') },
      { name: `${name}: bookings a second`, value: Math.round(median(ours)), unit: '/s', aim: '', holds: true },
    ]
  } finally {
    await site.stop()
    await bare.stop()
  }
}

/** Generates requests, each for a different time. */
function bookings(token: string): () => Post {
  let count = 0
  return () => {
    const [start, day] = [STARTS[count % STARTS.length] ?? '', Math.floor(count / STARTS.length)]
    return bookingAt(new Date(Date.UTC(2030, 0, 1) + day * DAY_MS).toISOString().slice(0, 10), start, `booking-${count++}`, token)
  }
}

function bookingAt(date: string, start: string, key: string, token: string): Post {
  const booking = {
    name: 'Benny Bench',
    email: 'benny@example.com',
    phone: '208-555-0100',
    message: 'Semaphore code 12',
    request_type: 'appointment',
    vehicle_category: 'Motorcycle',
    motorcycle_package: 'motorcycle-buff-polish',
    motorcycle_addons: [],
    appointment_date: date,
    appointment_time: start,
    calculated_price: '200.00',
  }
  return { headers: { 'x-csrf-token': token, 'idempotency-key': key }, body: JSON.stringify(booking) }
}
