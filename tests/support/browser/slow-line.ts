import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const PIECE_BYTES = 150
const PAUSE_MS = 4

/** Stands before a site: pages arrive piece by piece, everything else as it comes. */
export async function slowLineTo(origin: string): Promise<{ origin: string; stop: () => void }> {
  const line = createServer((request, response) => void pass(origin, request, response)).listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    stop: () => {
      line.closeAllConnections()
      line.close()
    },
  }
}

async function pass(origin: string, { url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = { 'user-agent': headers['user-agent'] ?? '', cookie: headers.cookie ?? '', 'accept-encoding': 'identity' }
  const answer = await fetch(origin + url, { headers: asked })
  const body = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  response.writeHead(answer.status, { 'content-type': type })
  for (const piece of type.startsWith('text/html') ? piecesOf(body) : [body]) {
    response.write(piece)
    await pause(PAUSE_MS)
  }
  response.end()
}

function piecesOf(body: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(body.length / PIECE_BYTES) }, (_, index) => body.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES))
}
