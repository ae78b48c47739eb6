import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Addresses of this machine alone: whoever connects from another is another visitor. */
export const [PROXY, ATTACKER, VISITOR] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const

/** A connection from an address, which ends with the test. */
export async function openSocket(origin: string, from: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress: from })
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** One request over a connection of its own; its status is null when the connection ended without an answer. */
export async function ask(
  origin: string,
  from: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Asked = {},
): Promise<{ status: number | null; headers: IncomingHttpHeaders; text: string }> {
  const sent = request(origin + path, { method, headers, localAddress: from, agent: false }).end(body)
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const text = Buffer.concat(await answer.toArray()).toString()
    return { status: answer.statusCode ?? null, headers: answer.headers, text }
  } catch {
    return { status: null, headers: {}, text: '' }
  }
}

/** Waits until a connection has ended; throws when it has not after a while that is far longer than it should take. */
export async function ended(socket: Socket): Promise<void> {
  if (socket.destroyed) return
  await new Promise<void>((resolve, reject) => {
    socket.resume().once('close', () => resolve())
    AbortSignal.timeout(20_000).addEventListener('abort', () => reject(new Error('the connection is still open')))
  })
}
