import { Agent, request } from 'node:http'
import { median } from './measure.ts'
import { startBare } from './servers.ts'

const CONNECTIONS = 64
const ROUND_MS = 1500
const ROUNDS = 5

/** How many pages the site serves in the time in which Node's own server sends the same bytes; both without any work to prepare them. */
export async function pagesBesideBare(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/`, { headers: { 'accept-encoding': 'br' } })
  const page = Buffer.from(await (await fetch(`${origin}/`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
  const headers = Object.fromEntries(answer.headers)
  const bytes = await rawBytes(`${origin}/`)
  const bare = await startBare((_, response) => response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes))
  if (bytes.length >= page.length) throw new Error('the page was not compressed')
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [ours, theirs] = [await requestsTo(`${origin}/`), await requestsTo(`${bare.origin}/`)]
    ratios.push(ours / theirs)
  }
  await bare.stop()
  return median(ratios)
}

/** The body as it is sent, still compressed. */
function rawBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
}

/** Answers in one round, over kept connections that each ask again as soon as they have their answer. */
async function requestsTo(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + ROUND_MS
  let count = 0
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request(url, { agent, headers: { 'accept-encoding': 'br' } }, response => {
        response.resume().on('end', () => {
          count += 1
          resolve(performance.now() < until ? ask() : undefined)
        })
      })
        .on('error', reject)
        .end()
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  agent.destroy()
  return count
}
