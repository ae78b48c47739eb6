import { Agent, request } from 'node:http'
import { atLeast, type Figure, median } from './measure.ts'
import { startBareInsert, startSite } from './servers.ts'

const CONNECTIONS = 64
const ROUND_MS = 2000
const ROUNDS = 3
const DAY_MS = 86_400_000

/** Complete booking requests (checked, priced, their time claimed, repeatable, durable) beside a bare server that only stores them. */
export async function benchBookings(): Promise<Figure[]> {
  const [site, bare] = [await startSite(), await startBareInsert()]
  try {
    const { csrf_token: token } = (await (await fetch(`${site.origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
    let day = Date.UTC(2030, 0, 1)
    const next = () => ((day += DAY_MS), new Date(day).toISOString().slice(0, 10))
    const ratios: number[] = []
    const ours: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const booked = await postsTo(`${site.origin}/api/v1/appointments/`, token, next)
      const stored = await postsTo(`${bare.origin}/`, token, next)
      ours.push((booked / ROUND_MS) * 1000)
      ratios.push(booked / stored)
    }
    return [
      { name: 'bookings a second, ours / a bare durable insert', ...atLeast(median(ratios), 0.5, 'ratio') },
      { name: 'bookings a second', value: Math.round(median(ours)), unit: '/s', aim: '', holds: true },
    ]
  } finally {
    await site.stop()
    await bare.stop()
  }
}

/** Requests stored in one round, over kept connections that each ask again as soon as they have their answer. */
async function postsTo(url: string, token: string, nextDay: () => string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + ROUND_MS
  let count = 0
  const post = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const date = nextDay()
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token, 'idempotency-key': `${date}-${count}-${Math.random()}` }
      const sent = request(url, { agent, method: 'POST', headers }, response => {
        if (response.statusCode !== 201) reject(new Error(`a booking was answered with ${response.statusCode}`))
        response.resume().on('end', () => {
          count += 1
          resolve(performance.now() < until ? post() : undefined)
        })
      })
      sent.on('error', reject)
      sent.end(JSON.stringify(bookingOn(date)))
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, post))
  agent.destroy()
  return count
}

function bookingOn(date: string) {
  return {
    name: 'Benny Bench',
    email: 'benny@example.com',
    phone: '208-555-0100',
    message: 'Gate code 12',
    request_type: 'appointment',
    vehicle_category: 'Motorcycle',
    motorcycle_package: 'motorcycle-buff-polish',
    motorcycle_addons: [],
    appointment_date: date,
    appointment_time: '09:00',
    calculated_price: '200.00',
  }
}
