import { type ExprNode, evaluate, type OpCallNode } from 'groq-js'
import type { LakeDocument } from '../documents/document.ts'
import { isObject } from '../documents/document.ts'

/**
 * Replaces `text::query(…)`, the Content Lake's search, by expressions that groq-js supports: a match against the words, or, for `@` (the whole
 * document), a list of the ids of the documents whose texts contain them.
 */
export async function replaceTextQueries<Node>(node: Node, documents: readonly LakeDocument[], params: Record<string, unknown>): Promise<Node> {
  if (Array.isArray(node)) return (await Promise.all(node.map(item => replaceTextQueries(item, documents, params)))) as Node
  if (!isObject(node) || node['type'] === 'Value') return node
  const words = isMatch(node) ? wordsOf(node.right) : null
  if (words === null) {
    const entries = Object.entries(node).map(async ([key, value]) => [key, await replaceTextQueries(value, documents, params)])
    return Object.fromEntries(await Promise.all(entries)) as Node
  }
  const { left } = node as unknown as OpCallNode
  if (!meansDocument(left)) return { type: 'OpCall', op: 'match', left, right: words } as Node
  const ids: string[] = []
  for (const document of documents) if (await hasWords(textsOf(document), words, params)) ids.push(document._id)
  return { type: 'OpCall', op: 'in', left: { type: 'AccessAttribute', name: '_id' }, right: { type: 'Value', value: ids } } as Node
}

function isMatch(node: Record<string, unknown>): node is Record<string, unknown> & OpCallNode {
  return node['type'] === 'OpCall' && node['op'] === 'match'
}

function wordsOf(node: ExprNode): ExprNode | null {
  return node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query' ? (node.args[0] ?? null) : null
}

/** Whether a node is `@`, or an array that contains it. */
function meansDocument(node: ExprNode): boolean {
  if (node.type === 'Group') return meansDocument(node.base)
  return node.type === 'This' || (node.type === 'Array' && node.elements.some(({ value }) => value.type === 'This'))
}

async function hasWords(texts: readonly string[], words: ExprNode, params: Record<string, unknown>): Promise<boolean> {
  const value = await evaluate({ type: 'OpCall', op: 'match', left: { type: 'Value', value: texts }, right: words }, { params })
  return (await value.get()) === true
}

/** Every string in a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
