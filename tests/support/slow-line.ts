import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const PIECE_BYTES = 150
const PAUSE_MS = 4

/** Stands before a site: pages arrive piece by piece, everything else as it comes. */
export async function slowLineTo(origin: string): Promise<{ origin: string; stop: () => void }> {
  const line = createServer(async ({ url = '/', headers }, response) => {
    const asked = { 'user-agent': headers['user-agent'] ?? '', cookie: headers.cookie ?? '' }
    const answer = await fetch(origin + url, { headers: { ...asked, 'accept-encoding': 'identity' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      for (let at = 0; at < body.length; at += PIECE_BYTES) {
        response.write(body.subarray(at, at + PIECE_BYTES))
        await pause(PAUSE_MS)
      }
      response.end()
    } else response.end(body)
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    stop: () => {
      line.closeAllConnections()
      line.close()
    },
  }
}
