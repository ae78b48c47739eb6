import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Certificate } from '#src/lake/server/certificate.ts'

export interface TlsServer {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** A proxy that speaks TLS, as one stands in front of a site. */
export async function behindTls(origin: URL, certificate: Certificate): Promise<TlsServer> {
  const server = createServer(certificate, (incoming, outgoing) => {
    const { method, url, headers, socket } = incoming
    const passed = request(
      {
        host: '127.0.0.1',
        port: origin.port,
        method,
        path: url,
        headers: { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' },
      },
      answer => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  return listening(server)
}

export async function listening(server: ReturnType<typeof createServer>): Promise<TlsServer> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
