import { type ExprNode, evaluate, GroqSyntaxError, parse } from 'groq-js'
import { byId, isObject, type LakeDocument } from '../documents/document.ts'
import { refuseQuery } from '../server/http-error.ts'
import { replaceTextQueries } from './text-query.ts'

/** Levels of expressions, each of which takes stack when it is evaluated. Alternatives (`a || b || …`) are a level each. */
const MAX_DEPTH = 1_000

const TOO_DEEP = `The query is nested too deeply: ${MAX_DEPTH} levels are allowed`

/** A GROQ query and its parameters, without their `$`. */
export interface Query {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
}

/** What a query's functions may ask for: `now()`, `identity()`, `sanity::projectId()`, `sanity::dataset()`. */
export interface QueryContext {
  readonly timestamp: Date
  readonly identity: string
  readonly projectId: string
  readonly dataset: string
}

/** Answers a query over documents; refuses one that is broken or lacks a parameter. May take long: QueryThread asks for it in a thread of its own. */
export async function runQuery({ query, params }: Query, documents: readonly LakeDocument[], context: QueryContext): Promise<unknown> {
  return answer(parseQuery(query, params), params, documents, context)
}

/** Whether a document is among those that a query filters; what the query makes of them does not count. Refuses a query that is no filter. */
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
    // Bounds of slices must be known here.
    return parse(query, { params })
  } catch (error) {
    if (error instanceof GroqSyntaxError) throw refuseQuery(query, error.message, error.position, Math.min(query.length, error.position + 1))
    // The parser calls itself for every level.
    throw error instanceof RangeError ? refuseQuery(query, TOO_DEEP) : error
  }
}

/** Collects the names of the parameters that a tree refers to; answers whether the tree has no more than so many levels. */
function collectParameters(node: unknown, names: Set<string>, levels: number): boolean {
  if (Array.isArray(node)) return node.every(item => collectParameters(item, names, levels))
  if (!isObject(node) || node['type'] === 'Value') return true
  if (levels === 0) return false
  if (node['type'] === 'Parameter' && typeof node['name'] === 'string') names.add(node['name'])
  return Object.values(node).every(value => collectParameters(value, names, levels - 1))
}

/** The filter over all documents with which a query begins. */
function filterOf(node: ExprNode): ExprNode | null {
  if (node.type === 'Everything') return node
  if (node.type === 'Filter') {
    const base = filterOf(node.base)
    return base === null ? null : { ...node, base }
  }
  return 'base' in node && node.base !== undefined ? filterOf(node.base) : null
}
