import { onTestFinished } from 'vitest'
import { openSmtpPeer, type SmtpPeer } from './smtp-peer.ts'

export { OWNER } from './smtp-peer.ts'

/** A real mail server, that is gone after the test. */
export async function startMailServer(): Promise<SmtpPeer> {
  const server = await openSmtpPeer()
  onTestFinished(server.close)
  return server
}
