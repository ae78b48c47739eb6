import type { Socket } from 'node:net'
import { SECURITY_HEADERS } from './security-headers.ts'

/** The answers to requests that Node could not parse, by its error code; any other code is a 400. */
const STATUSES: ReadonlyMap<string, [status: string, error: string]> = new Map([
  ['HPE_HEADER_OVERFLOW', ['431 Request Header Fields Too Large', 'The headers of the request are too large']],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', ['413 Content Too Large', 'The request is too large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout', 'The request took too long']],
])

/** Answers an unreadable request in the form of every other error, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  const [status, text] = STATUSES.get(error.code ?? '') ?? ['400 Bad Request', 'The request could not be read']
  const { headers, body } = failure(text)
  const lines = [`HTTP/1.1 ${status}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  if (socket.writable && error.code !== 'ECONNRESET') socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

function failure(error: string): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ error })
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  return { headers, body }
}
