import type { FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'
import type { Versions } from '../storage/appointments/change.ts'

/** A list of entity tags (RFC 9110, 5.6.1 and 8.8.3). */
const TAG_LIST = /^\s*(?:W\/)?"[\x21\x23-\x7e]*"(?:\s*,\s*(?:W\/)?"[\x21\x23-\x7e]*")*\s*$/

/** The entity tag of a version. */
export function etagOf(version: number): string {
  return `"${version}"`
}

/**
 * The versions on which a change may be made (RFC 9110, 13.1.1); null when any will do. Weak tags never match.
 *
 * @throws HttpError 400 when the header cannot be read.
 */
export function readIfMatch({ headers }: FastifyRequest): Versions {
  const header = headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  if (!TAG_LIST.test(header)) {
    const message = 'must be * or a list of entity tags, such as "3"'
    throw new HttpError(400, { error: `If-Match ${message}`, fields: { 'If-Match': message } })
  }
  return Array.from(header.matchAll(/(?<!W\/)"([1-9]\d{0,14})"/g), ([, version]) => Number(version))
}
