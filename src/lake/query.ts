import { type ExprNode, evaluate, GroqSyntaxError, parse } from 'groq-js'
import { byId, isObject, type LakeDocument } from './document.ts'
import { LakeRefusal, refuseQuery } from './refusal.ts'
import { replaceTextQueries } from './text-query.ts'

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

/** Answers a query over documents; refuses one that is broken or lacks a parameter. */
export async function runQuery({ query, params }: Query, documents: readonly LakeDocument[], context: QueryContext): Promise<unknown> {
  return answer(query, parseQuery(query, params), params, documents, context)
}

/** Whether a document is among those that a query filters; what the query makes of them does not count. */
export function compileFilter({ query, params }: Query, context: QueryContext): (document: LakeDocument | null) => Promise<boolean> {
  const filter = filterOf(parseQuery(query, params))
  if (filter === null) throw refuseQuery(query, 'Only a filter can be listened to: write *[…]')
  return async document => {
    if (document === null) return false
    const found = await answer(query, filter, params, [document], context)
    return Array.isArray(found) && found.length > 0
  }
}

async function answer(query: string, tree: ExprNode, params: Query['params'], documents: readonly LakeDocument[], context: QueryContext) {
  const { timestamp, identity, projectId, dataset } = context
  const known = new Map(documents.map(document => [document._id, document]))
  try {
    const value = await evaluate(await replaceTextQueries(tree, documents, params), {
      dataset: documents.toSorted(byId),
      params,
      timestamp,
      identity,
      sanity: { projectId, dataset },
      dereference: async ({ _ref }) => known.get(_ref) ?? null,
    })
    return (await value.get()) as unknown
  } catch (error) {
    throw error instanceof LakeRefusal ? error : refuseQuery(query, error instanceof Error ? error.message : String(error))
  }
}

function parseQuery(query: string, params: Query['params']): ExprNode {
  const tree = parseText(query, params)
  const missing = [...parametersOf(tree)].find(name => !Object.hasOwn(params, name))
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
    throw refuseQuery(query, error instanceof Error ? error.message : String(error))
  }
}

function* parametersOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const item of node) yield* parametersOf(item)
  else if (isObject(node)) {
    if (node['type'] === 'Parameter' && typeof node['name'] === 'string') yield node['name']
    else if (node['type'] !== 'Value') for (const value of Object.values(node)) yield* parametersOf(value)
  }
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
