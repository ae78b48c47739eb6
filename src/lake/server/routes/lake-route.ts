import type { FastifyInstance } from 'fastify'
import type { Access } from '../access.ts'
import type { EventStreams } from '../event-stream.ts'
import type { Lake } from '../../lake.ts'

/** Dependencies of a lake's routes. */
interface LakeContext {
  readonly lake: Lake
  readonly access: Access
  readonly streams: EventStreams
}

/** Adds the routes of one resource to an app. */
export type LakeRoutes = (app: FastifyInstance, context: LakeContext) => void

/** The route parameter with the API version. */
export interface Versioned {
  readonly version: string
}

/** A query parameter as text; the last one when it is repeated. */
export function text(given: unknown): string | undefined {
  const last: unknown = Array.isArray(given) ? given.at(-1) : given
  return typeof last === 'string' ? last : undefined
}

/** A boolean query parameter. */
export function isOn(given: unknown, unlessGiven: boolean): boolean {
  const value = text(given)
  return value === undefined ? unlessGiven : value === 'true'
}
