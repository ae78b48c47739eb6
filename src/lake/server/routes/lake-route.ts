import type { FastifyInstance } from 'fastify'
import type { Access } from '../access.ts'
import type { EventStreams } from '../event-stream.ts'
import type { Lake } from '../../lake.ts'

/** What the routes of a lake share. */
interface LakeRouteParts {
  readonly lake: Lake
  readonly access: Access
  readonly streams: EventStreams
}

/** Adds the routes of one resource to an app. */
export type LakeRoutes = (app: FastifyInstance, parts: LakeRouteParts) => void

/** The part of every data address that names the version of the API. */
export interface Versioned {
  readonly version: string
}

/** A text among the parameters of an address; of one that stands several times, the last. */
export function text(given: unknown): string | undefined {
  const last: unknown = Array.isArray(given) ? given.at(-1) : given
  return typeof last === 'string' ? last : undefined
}

/** A switch among the parameters of an address. */
export function isOn(given: unknown, unlessGiven: boolean): boolean {
  const value = text(given)
  return value === undefined ? unlessGiven : value === 'true'
}
