import { type ExprNode, evaluate, GroqSyntaxError, parse } from 'groq-js'
import { byId, isObject, type LakeDocument } from '../documents/document.ts'
import { refuseQuery } from '../server/http-error.ts'
import { replaceTextQueries } from './text-query.ts'

/**
 * Depth limit of expressions, since evaluation is recursive. Each alternative of `a || b || c` adds a level.
 */
const MAX_DEPTH = 1_000

const TOO_DEEP = `The query is nested too deeply: ${MAX_DEPTH} levels are allowed`

/** A GROQ query and its parameters, named without `$`. */
export interface Query {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Values of the functions `now()`, `identity()`, `sanity::projectId()` and `sanity::dataset()`. */
export interface QueryContext {
  readonly timestamp: Date
  readonly identity: string
  readonly projectId: string
  readonly dataset: string
}

/** Evaluates a query over documents; refuses one that is malformed or lacks a parameter. It may take long: QueryThread runs it in a worker thread. */
export async function runQuery({ query, params }: Query, documents: readonly LakeDocument[], context: QueryContext): Promise<unknown> {
  return answer(parseQuery(query, params), params, documents, context)
}

/** Whether a document matches a query's filter, ignoring its projections; refuses a query that is no filter. */
export async function meetsFilter({ query, params }: Query, document: LakeDocument | null, context: QueryContext): Promise<boolean> {
  const filter = filterOf(parseQuery(query, params))
  if (filter === null) throw refuseQuery(query, 'Only a filter can be listened to: write *[…]')
  if (document === null) return false
  const found = await answer(filter, params, [document], context)
  return Array.isArray(found) && found.length > 0
}

async function answer(tree: ExprNode, params: Query['params'], documents: readonly LakeDocument[], context: QueryContext) {
  const { timestamp, identity, projectId, dataset } = context
  const known = new Map(documents.map(document => [document._id, document]))
  const value = await evaluate(await replaceTextQueries(tree, documents, params), {
    dataset: documents.toSorted(byId),
    params,
    timestamp,
    identity,
    sanity: { projectId, dataset },
    dereference: async ({ _ref }) => known.get(_ref) ?? null,
  })
  return (await value.get()) as unknown
}

function parseQuery(query: string, params: Query['params']): ExprNode {
  const tree = parseText(query, params)
  const names = new Set<string>()
  if (!collectParameters(tree, names, MAX_DEPTH)) throw refuseQuery(query, TOO_DEEP)
  const missing = [...names].find(name => !Object.hasOwn(params, name))
  if (missing !== undefined) {
    const start = Math.max(0, query.indexOf(`$${missing}`))
    throw refuseQuery(query, `param $${missing} referenced, but not provided`, start, start + missing.length + 1)
  }
  return tree
}

function parseText(query: string, params: Query['params']): ExprNode {
  try {
    // The parser needs the parameters for the bounds of slices.
    return parse(query, { params })
  } catch (error) {
    if (error instanceof GroqSyntaxError) throw refuseQuery(query, error.message, error.position, Math.min(query.length, error.position + 1))
    // Stack overflow: the parser is recursive.
    throw error instanceof RangeError ? refuseQuery(query, TOO_DEEP) : error
  }
}

/** Collects the parameter names of a tree; returns whether its depth is within `levels`. */
function collectParameters(node: unknown, names: Set<string>, levels: number): boolean {
  if (Array.isArray(node)) return node.every(item => collectParameters(item, names, levels))
  if (!isObject(node) || node['type'] === 'Value') return true
  if (levels === 0) return false
  if (node['type'] === 'Parameter' && typeof node['name'] === 'string') names.add(node['name'])
  return Object.values(node).every(value => collectParameters(value, names, levels - 1))
}

/** The filter over all documents that a query begins with; null when it has none. */
function filterOf(node: ExprNode): ExprNode | null {
  if (node.type === 'Everything') return node
  if (node.type === 'Filter') {
    const base = filterOf(node.base)
    return base === null ? null : { ...node, base }
  }
  return 'base' in node && node.base !== undefined ? filterOf(node.base) : null
}
