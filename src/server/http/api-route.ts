import type { FastifyRequest } from 'fastify'
import { decode } from '#src/contract/decode.ts'
import type { JsonLimits } from '../limits/json-limits.ts'
import { HttpError, refuseBySchema } from './http-error.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type { Validate } from '#src/contract/validate.ts'

/** A schema of what clients send: its name in the schemas, and its validator. */
export interface RequestSchema<T> {
  name: string
  validate: Validate<T>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that is signed in; empty for a call without one. */
    username: string
  }
}

/** One call of the API, as its route file declares it. */
export interface RouteDefinition<Body, Query> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:id` is the only parameter. */
  url: `/api/v1/${string}`
  summary: string
  /**
   * Who may call it. A change also needs an anti-forgery (CSRF) token, unless it is `signed`: such a call gets its body's bytes and checks the
   * signature itself. An `editor` is the admin, or whoever proves by a preview secret that the dataset lets them write drafts.
   */
  access: 'public' | 'admin' | 'editor' | 'signed'
  /** Without one, the body must be absent or an empty object. */
  body?: RequestSchema<Body>
  /** Turns what was sent into what the schema reads, where there are two ways to say it. */
  prepare?: (body: unknown) => unknown
  query?: RequestSchema<Query>
  /** In bytes, where it exceeds the default. */
  bodyLimit?: number
  /** How many values its body may hold, where that exceeds the default. */
  jsonLimits?: JsonLimits
  /** Schema of the answer, by status. Refusals need not be named. */
  answers: Readonly<Record<number, string>>
  /** Whether it answers with server-sent events, each of the answer's schema, and without an end. */
  isStream?: boolean
  handle: (call: Call<Body, Query>) => Answer | Promise<Answer>
}

/** A call that has been authorized and decoded. */
export interface Call<Body, Query> {
  body: Body
  query: Query
  /** The `:id` of the path; empty when it has none. */
  id: string
  /** The account that is signed in; empty for a call without one. */
  username: string
  request: FastifyRequest
}

export interface Answer {
  status: number
  body: unknown
  headers?: Readonly<Record<string, string>>
}

/** A route that decodes a request by its schemas before it handles it. */
export interface ApiRoute extends Omit<RouteDefinition<never, never>, 'handle' | 'body' | 'query' | 'prepare'> {
  bodySchema: string
  querySchema: string
  run: (request: FastifyRequest) => Promise<Answer>
}

/** Defines a call of the API. */
export function route<Body, Query>({ handle, body, query, prepare = sent => sent, ...definition }: RouteDefinition<Body, Query>): ApiRoute {
  return {
    ...definition,
    bodySchema: (body ?? NOTHING).name,
    querySchema: (query ?? NOTHING).name,
    run: async request =>
      handle({
        query: readBySchema<Query>(query ?? NOTHING, request.query, 'query'),
        // A call without a payload may send none or an empty object.
        body: readBySchema<Body>(body ?? NOTHING, prepare(request.body ?? {}), 'request'),
        id: readId(request.params),
        username: request.username,
        request,
      }),
  }
}

// A handler without a schema reads nothing of the value, whatever its type says.
const NOTHING = requestSchemas.NoPayload as RequestSchema<never>

/** Maximum number of fields of a request or a query; no schema has as many. */
const MAX_FIELDS = 500

/**
 * Decodes what a client sent.
 * @throws HttpError 400 with the path of each problem.
 */
export function readBySchema<T>(schema: RequestSchema<T>, value: unknown, where: string): T {
  // A validator reports each unknown field, so their number is limited first.
  if (typeof value === 'object' && value !== null && Object.keys(value).length > MAX_FIELDS)
    throw new HttpError(400, { error: `The ${where} has too many fields` })
  const decoded = decode(schema.validate, value)
  if (!decoded.ok) throw refuseBySchema(decoded.problems, where)
  return decoded.value
}

function readId(params: unknown): string {
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : ''
  // No id has a NUL character, and PostgreSQL refuses to look for one.
  return id.includes('\0') ? '' : id
}
