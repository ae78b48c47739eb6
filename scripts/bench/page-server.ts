import { Agent, request } from 'node:http'
import { median } from './measure.ts'
import { startBare } from './servers.ts'

const CONNECTIONS = 64
const ROUND_MS = 1500
const ROUNDS = 5

/** Returns the site's throughput relative to Node's own server sending the same bytes; neither renders anything. */
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

/** Returns the body as sent, still compressed. */
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

/** Counts the answers of one round, over keep-alive connections that each ask again as soon as they are answered. */
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
