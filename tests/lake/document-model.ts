import * as fc from 'fast-check'

/** A document of the model: only these fields, no revision and no times. */
export interface ModelDocument {
  _id: string
  _type: string
  n?: number
  title?: string
  deep?: { text?: string; more?: string }
  list?: string[]
}

/** One mutation: what is sent to a lake, and what it does to a plain map; false where it must be refused. */
export interface ModelMutation {
  readonly sent: unknown
  readonly apply: (documents: Map<string, ModelDocument>) => boolean
}

type Documents = Map<string, ModelDocument>
type Edit = { readonly patch: unknown; readonly edit: (document: ModelDocument) => void }

const IDS = ['a', 'b', 'drafts.a', 'c']
const id = fc.constantFrom(...IDS)
const word = fc.string({ maxLength: 5 })
const number = fc.integer({ min: -9, max: 9 })

const document: fc.Arbitrary<ModelDocument> = fc.record(
  { _id: id, _type: fc.constant('thing'), n: number, title: word, deep: fc.record({ text: word }), list: fc.array(word, { maxLength: 4 }) },
  { requiredKeys: ['_id', '_type'] },
)

const edit: fc.Arbitrary<Edit> = fc.oneof(
  word.map(title => ({ patch: { set: { title } }, edit: (one: ModelDocument) => void (one.title = title) })),
  word.map(text => ({ patch: { set: { 'deep.text': text } }, edit: (one: ModelDocument) => void (one.deep = { ...one.deep, text }) })),
  word.map(more => ({
    patch: { setIfMissing: { 'deep.more': more } },
    edit: (one: ModelDocument) => void (one.deep = { ...one.deep, more: one.deep?.more ?? more }),
  })),
  number.map(n => ({ patch: { setIfMissing: { n } }, edit: (one: ModelDocument) => void (one.n ??= n) })),
  number.map(by => ({ patch: { inc: { n: by } }, edit: (one: ModelDocument) => void (one.n !== undefined && (one.n += by)) })),
  number.map(by => ({ patch: { dec: { n: by } }, edit: (one: ModelDocument) => void (one.n !== undefined && (one.n -= by)) })),
  fc.constantFrom('n', 'title', 'deep', 'list').map(field => ({
    patch: { unset: [field] },
    edit: (one: ModelDocument) => void Reflect.deleteProperty(one, field),
  })),
  fc.constant({ patch: { unset: ['list[0]'] }, edit: (one: ModelDocument) => void one.list?.shift() }),
  word.map(item => ({ patch: { insert: { after: 'list[-1]', items: [item] } }, edit: (one: ModelDocument) => void one.list?.push(item) })),
  fc.array(word, { minLength: 1, maxLength: 3 }).map(items => ({
    patch: { insert: { before: 'list[0]', items } },
    edit: (one: ModelDocument) => void one.list?.unshift(...items),
  })),
)

const mutation: fc.Arbitrary<ModelMutation> = fc.oneof(
  document.map(made => ({ sent: { create: made }, apply: (all: Documents) => !all.has(made._id) && put(all, made) })),
  document.map(made => ({ sent: { createIfNotExists: made }, apply: (all: Documents) => all.has(made._id) || put(all, made) })),
  document.map(made => ({ sent: { createOrReplace: made }, apply: (all: Documents) => put(all, made) })),
  id.map(id => ({ sent: { delete: { id } }, apply: (all: Documents) => all.delete(id) || true })),
  fc.constantFrom(0, 3).map(most => ({
    sent: { delete: { query: '*[n > $most]', params: { most } } },
    apply: (all: Documents) => {
      for (const one of all.values()) if (one.n !== undefined && one.n > most) all.delete(one._id)
      return true
    },
  })),
  {
    weight: 4,
    arbitrary: fc
      .tuple(id, edit)
      .map(([id, { patch, edit }]) => ({ sent: { patch: { id, ...(patch as object) } }, apply: (all: Documents) => change(all, id, edit) })),
  },
)

/** Transactions of a few mutations each, in a row. */
export const transactions: fc.Arbitrary<ModelMutation[][]> = fc.array(fc.array(mutation, { minLength: 1, maxLength: 4 }), { maxLength: 25 })

/** Carries out a transaction on a map of documents, as a whole or not at all; answers the map that follows. */
export function applyToModel(
  documents: ReadonlyMap<string, ModelDocument>,
  mutations: readonly ModelMutation[],
): { next: Map<string, ModelDocument>; isDone: boolean } {
  const next = structuredClone(documents) as Map<string, ModelDocument>
  const isDone = mutations.every(({ apply }) => apply(next))
  return { next: isDone ? next : new Map(documents), isDone }
}

function put(all: Map<string, ModelDocument>, made: ModelDocument): boolean {
  all.set(made._id, structuredClone(made))
  return true
}

function change(all: Map<string, ModelDocument>, id: string, edit: Edit['edit']): boolean {
  const one = all.get(id)
  if (one !== undefined) edit(one)
  return one !== undefined
}
