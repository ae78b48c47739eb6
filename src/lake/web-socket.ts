import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10

/** One end of a WebSocket (RFC 6455) that speaks in texts; one of more than 65,535 bytes, or in several frames, ends it. */
export interface WebSocketEnd {
  readonly send: (text: string) => void
  readonly onText: (listener: (text: string) => void) => void
  readonly onClose: (listener: () => void) => void
}

/** Answers a request for a WebSocket; null for a request that is none. */
export function openWebSocket({ headers, socket }: IncomingMessage): WebSocketEnd | null {
  const key = headers['sec-websocket-key']
  if (headers.upgrade?.toLowerCase() !== 'websocket' || headers['sec-websocket-version'] !== '13' || key === undefined) return null
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`)
  return endOf(socket)
}

function endOf(socket: Duplex): WebSocketEnd {
  const listeners: ((text: string) => void)[] = []
  const write = (kind: number, bytes: Buffer) => {
    if (socket.writable) socket.write(Buffer.concat([headOf(kind, bytes.length), bytes]))
  }
  let waiting = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk])
    for (;;) {
      const frame = readFrame(waiting)
      if (frame === 'more') return
      if (frame === 'wrong' || frame.kind === CLOSE) return void socket.end(headOf(CLOSE, 0))
      waiting = waiting.subarray(frame.end)
      if (frame.kind === PING) write(PONG, frame.bytes)
      if (frame.kind === TEXT) for (const listener of listeners) listener(frame.bytes.toString())
    }
  })
  socket.on('error', () => socket.destroy())
  return {
    send: text => write(TEXT, Buffer.from(text)),
    onText: listener => listeners.push(listener),
    onClose: listener => socket.once('close', listener),
  }
}

/** A whole frame of a client, whose bytes are masked. */
type Frame = { kind: number; bytes: Buffer; end: number }

function readFrame(bytes: Buffer): Frame | 'more' | 'wrong' {
  const [first, second] = bytes
  if (first === undefined || second === undefined) return 'more'
  const isWhole = (first & 0x80) !== 0
  const isMasked = (second & 0x80) !== 0
  const short = second & 0x7f
  if (!isWhole || !isMasked || short === 127) return 'wrong'
  const at = short === 126 ? 4 : 2
  if (bytes.length < at + 4) return 'more'
  const length = short === 126 ? bytes.readUInt16BE(2) : short
  const end = at + 4 + length
  if (bytes.length < end) return 'more'
  const mask = bytes.subarray(at, at + 4)
  return { kind: first & 0x0f, bytes: Buffer.from(bytes.subarray(at + 4, end).map((byte, position) => byte ^ (mask[position % 4] ?? 0))), end }
}

function headOf(kind: number, length: number): Buffer {
  if (length < 126) return Buffer.from([0x80 | kind, length])
  if (length < 0x1_0000) return Buffer.from([0x80 | kind, 126, length >> 8, length & 0xff])
  const head = Buffer.from([0x80 | kind, 127, 0, 0, 0, 0, 0, 0, 0, 0])
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
