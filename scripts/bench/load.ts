import { once } from 'node:events'
import { connect } from 'node:net'

/** A request to be sent: its own header lines and its body. */
export interface Post {
  headers: Readonly<Record<string, string>>
  body: string
}

/**
 * Sends requests over keep-alive connections, each sending again as soon as it is answered, and returns the number of 201 answers a second. Each
 * connection comes from a network of its own, as visitors do, because of the rate limits. Writes to bare sockets and parses as little as possible:
 * Node's own client takes longer for a request than the server does.
 */
export async function postFor(url: string, ms: number, connections: number, next: () => Post): Promise<number> {
  const began = performance.now()
  const counts = await Promise.all(Array.from({ length: connections }, (_, index) => postOver(new URL(url), addressOf(index), began + ms, next)))
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000)
}

/** A loopback address (RFC 1122, 3.2.1.3), in a /16 of its own. */
function addressOf(index: number): string {
  return `127.${1 + index}.0.1`
}

async function postOver({ hostname, port, host, pathname }: URL, localAddress: string, until: number, next: () => Post): Promise<number> {
  const socket = connect({ host: hostname, port: Number(port), localAddress, noDelay: true }).setEncoding('latin1')
  await once(socket, 'connect')
  let count = 0
  let unread = ''
  function send(): void {
    const { headers, body } = next()
    const lines = Object.entries({ host, 'content-type': 'application/json', ...headers, 'content-length': String(Buffer.byteLength(body)) })
    socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`)
  }
  socket.on('data', (part: string) => {
    unread += part
    const answer = readAnswer(unread)
    if (answer === null) return
    unread = ''
    if (answer.status !== 201) socket.destroy(new Error(`a request was answered with ${answer.status}`))
    else count += 1
    if (performance.now() < until) send()
    else socket.end()
  })
  send()
  await once(socket, 'close')
  return count
}

/** Reads an answer by its content length; null while it is incomplete. */
function readAnswer(text: string): { status: number } | null {
  const end = text.indexOf('\r\n\r\n')
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1]
  if (end < 0 || length === undefined || text.length < end + 4 + Number(length)) return null
  return { status: Number(text.slice(9, 12)) }
}
