import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Who is told of requests: not the address that the content shows to visitors. */
export const OWNER = 'owner@example.org'

/** A mail, as the server was given it. */
export interface ReceivedMail {
  recipients: string[]
  text: string
}

/** A mail server, what it was given, and how a site reaches it. */
export interface SmtpPeer {
  state: {
    mails: ReceivedMail[]
    toVisitors: ReceivedMail[]
    refused: string[]
    isRefusing: boolean
    isRefusingForGood: boolean
    refusedWord: string
    tries: number
  }
  env: Record<string, string>
  close: () => Promise<void>
}

/** A real mail server on a free port, that keeps what it is given; it refuses while told to. */
export async function openSmtpPeer(): Promise<SmtpPeer> {
  const state: SmtpPeer['state'] = {
    mails: [],
    toVisitors: [],
    refused: [],
    isRefusing: false,
    isRefusingForGood: false,
    refusedWord: '',
    tries: 0,
  }
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk as Buffer))
      stream.on('end', () => {
        state.tries++
        if (state.isRefusing) return done(new Error('not now'))
        if (state.isRefusingForGood) return done(Object.assign(new Error('no such mailbox: owner@example.org'), { responseCode: 550 }))
        const text = Buffer.concat(chunks).toString()
        if (state.refusedWord !== '' && text.includes(state.refusedWord)) {
          state.refused.push(text)
          return done(Object.assign(new Error('spam'), { responseCode: 550 }))
        }
        const recipients = envelope.rcptTo.map(({ address }) => address)
        const mails = recipients.includes(OWNER) ? state.mails : state.toVisitors
        mails.push({ recipients, text })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const close = async () => {
    server.close()
    await once(server.server, 'close')
  }
  const port = (server.server.address() as AddressInfo).port
  return { state, close, env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'site@example.com', MAIL_TO: OWNER } }
}
