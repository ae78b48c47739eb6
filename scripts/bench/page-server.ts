import { request } from 'node:http'
import autocannon from 'autocannon'
import { median } from './measure.ts'
import { startBare } from './servers.ts'

const CONNECTIONS = 64
const ROUND_S = 2
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

/** Returns the answers a second. Asked from a thread of its own: the bare server runs in this one, and would have to share it with its visitors. */
async function requestsTo(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' }
  const { '2xx': answered, non2xx, errors, duration } = await autocannon({ url, headers, connections: CONNECTIONS, duration: ROUND_S, workers: 1 })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed`)
  return answered / duration
}
