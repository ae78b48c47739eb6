import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import { Semaphore } from './semaphore.ts'

/** Calls of an account that wait: a few tabs, and what each was asked before and has left meanwhile. */
const MAX_WAITING = 10

type Called = Pick<FastifyRequest, 'username' | 'socket'>

/**
 * Runs one call of each account at a time, and the next ones after it; all without an account take turns together. A call that its client has left is
 * aborted.
 * @throws HttpError 503 when too many wait.
 */
export function turnsOfEach(): <T>(called: Called, run: (signal: AbortSignal) => Promise<T>) => Promise<T> {
  const turns = new Map<string, Semaphore>()
  return async ({ username, socket }, run) => {
    const own = turns.get(username) ?? new Semaphore(1, MAX_WAITING)
    turns.set(username, own)
    const control = new AbortController()
    // Fastify's own signal aborts as soon as the body has been read.
    const leave = () => control.abort(new HttpError(409, { error: 'The client has left' }))
    socket.once('close', leave)
    try {
      return await own.run(async () => {
        control.signal.throwIfAborted()
        return run(control.signal)
      })
    } finally {
      socket.off('close', leave)
    }
  }
}
