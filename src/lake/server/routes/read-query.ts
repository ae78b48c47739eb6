import { isObject } from '../../documents/document.ts'
import type { Query } from '../../queries/query.ts'
import { refuse } from '../http-error.ts'
import { text } from './lake-route.ts'

/** Reads a query from URL parameters: `query`, and its parameters as JSON, named with a `$`. */
export function queryFromAddress(given: Readonly<Record<string, unknown>>): Query {
  const params = Object.entries(given).flatMap(([key, value]) => (key.startsWith('$') ? [[key.slice(1), fromJson(key, text(value) ?? '')]] : []))
  return { query: requireQuery(text(given['query'])), params: Object.fromEntries(params) as Query['params'] }
}

/** Reads a query from a body: `{query, params?}`. */
export function queryFromBody(body: unknown): Query {
  if (!isObject(body)) throw refuse(400, 'The body must be an object with query and params')
  const { query, params = {} } = body
  if (!isObject(params)) throw refuse(400, '"params" must be an object')
  return { query: requireQuery(query), params }
}

function requireQuery(query: unknown): string {
  if (typeof query === 'string' && query.trim() !== '') return query
  throw refuse(400, 'A GROQ query is required: give it as "query"')
}

function fromJson(name: string, json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    throw refuse(400, `Unable to parse the value of the query parameter "${name}": it must be JSON (a text stands in quotes)`)
  }
}
