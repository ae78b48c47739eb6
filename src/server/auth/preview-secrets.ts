import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { clientAddress } from '../http/client-address.ts'
import { HttpError } from '../http/http-error.ts'
import { networksOf } from '../limits/network.ts'
import { Semaphore } from '../limits/semaphore.ts'
import { LoginLimit } from './login-limit.ts'
import { hashToken } from './sessions.ts'

/** How many secrets are remembered, more than people edit at once: the dataset is asked for each once. */
const MAX_REMEMBERED = 100

/** Whether a call comes with a preview secret that counts: whoever can write drafts into the dataset can write one. */
export type HasPreviewSecret = (request: FastifyRequest) => Promise<boolean>

/** Looks secrets up in the dataset, one at a time; wrong ones count as wrong passwords do, apart from these. */
export function buildPreviewSecrets({ clock, config, content, csrfSecret, storage }: AppContext): HasPreviewSecret {
  const queue = new Semaphore(1, 20)
  const limit = new LoginLimit(storage.attempts, csrfSecret, clock, { label: 'preview', queues: { known: queue, strangers: queue } })
  /** When remembered secrets end, by their hashes. */
  const ends = new Map<string, number>()

  return async request => {
    const secret = previewSecret(request)
    const ask = content.unpublished?.secondsOfSecret ?? null
    if (ask === null || secret === '') return false
    const hash = hashToken(secret)
    const end = ends.get(hash)
    if (end !== undefined) return clock().getTime() < end
    const client = { kind: 'stranger', networks: networksOf(clientAddress(request, config)) } as const
    return limit.try(client, '', async () => {
      const seconds = await ask(secret).catch((error: unknown) => {
        request.log.warn(error)
        throw new HttpError(503, { error: 'The site could not ask Sanity who may see this: please try again' })
      })
      if (seconds <= 0) return false
      const [oldest] = ends.keys()
      if (ends.size >= MAX_REMEMBERED && oldest !== undefined) ends.delete(oldest)
      ends.set(hash, clock().getTime() + seconds * 1000)
      return true
    })
  }
}

/** The preview secret of the Authorization header, of which 128 random bits are asked; empty when there is none. */
export function previewSecret({ headers }: FastifyRequest): string {
  return /^Preview ([\w-]{22,200})$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}
