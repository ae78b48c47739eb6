import type { FastifyReply } from 'fastify'
import type { SiteApi } from './site-api.ts'

/** Event streams outlive the request that opened them: interval of checking that their session is still valid. */
const CHECK_MS = 30_000

/** Open answers by session token; they are cut off when the session ends. */
export class OpenStreams {
  readonly #site: SiteApi
  readonly #open = new Map<string, Set<FastifyReply>>()
  readonly #timer: NodeJS.Timeout

  constructor(site: SiteApi) {
    this.#site = site
    this.#timer = setInterval(() => void this.check(), CHECK_MS)
    this.#timer.unref()
  }

  add(token: string, reply: FastifyReply): void {
    const replies = this.#open.get(token) ?? new Set()
    this.#open.set(token, replies.add(reply))
    reply.raw.once('close', () => {
      replies.delete(reply)
      if (replies.size === 0) this.#open.delete(token)
    })
  }

  /** Ends the streams of sessions that have ended. */
  async check(): Promise<void> {
    for (const [token, replies] of this.#open) {
      const address = [...replies][0]?.request.ip
      if (address !== undefined && !(await this.#site.isSignedIn({ address, token }).catch(() => true))) this.end(token)
    }
  }

  end(token: string): void {
    for (const reply of this.#open.get(token) ?? []) reply.raw.destroy()
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
