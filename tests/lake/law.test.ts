import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Mutation } from '@sanity/mutator'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LakeDocument } from '#src/lake/documents/document.ts'
import { Lake } from '#src/lake/lake.ts'
import { LakeStore } from '#src/lake/store/store.ts'
import { applyToModel, type ModelDocument, type ModelMutation, transactions } from './document-model.ts'
import { NOW } from '#tests/support/content/lake.ts'

test('any sequence of transactions leaves the documents that a plain model has, live, after a restart, in the history and for whoever listens', async () => {
  let refused = 0
  let done = 0
  await fc.assert(
    fc.asyncProperty(transactions, async sequence => {
      const folder = mkdtempSync(join(tmpdir(), 'lake-law-'))
      try {
        const { hasFailed } = await agree(folder, sequence)
        refused += hasFailed.filter(Boolean).length
        done += hasFailed.filter(failed => !failed).length
      } finally {
        rmSync(folder, { recursive: true })
      }
    }),
    { numRuns: 150 },
  )
  // A law that is never put to the test holds nothing.
  expect(refused).toBeGreaterThan(100)
  expect(done).toBeGreaterThan(100)
})

async function agree(folder: string, sequence: readonly ModelMutation[][]): Promise<{ hasFailed: boolean[] }> {
  const lake = new Lake(new LakeStore(folder), { projectId: 'p', dataset: 'd', identity: 'i', clock: () => new Date(NOW) })
  const heard = new Map<string, LakeDocument>()
  lake.listen(({ changes, transactionId, timestamp }) => {
    for (const { documentId, before, after, mutations } of changes) {
      expect(before ?? after).not.toBeNull()
      const applied = new Mutation({ mutations: structuredClone(mutations) as never, transactionId, timestamp }).apply(heard.get(documentId) ?? null)
      if (applied === null) heard.delete(documentId)
      else heard.set(documentId, applied as LakeDocument)
    }
  })
  let model: Map<string, ModelDocument> = new Map()
  const hasFailed: boolean[] = []
  for (const mutations of sequence) {
    const { next, isDone } = applyToModel(model, mutations)
    model = next
    const failed = await lake.mutate(mutations.map(({ sent }) => structuredClone(sent))).then(
      () => false,
      () => true,
    )
    expect(failed).toBe(!isDone)
    hasFailed.push(failed)
    expect(plain(lake.documents)).toEqual(model)
    expect(heard).toEqual(new Map(lake.documents))
  }
  const kept = new Map(lake.documents)
  lake.store.close()
  const reopened = new LakeStore(folder)
  expect(new Map(reopened.documents)).toEqual(kept)
  for (const id of ['a', 'b', 'drafts.a', 'c']) expect(reopened.transactionsOf([id]).at(-1)?.changes[0]?.after ?? undefined).toEqual(kept.get(id))
  reopened.close()
  return { hasFailed }
}

/** Documents without what the lake adds. */
function plain(documents: ReadonlyMap<string, LakeDocument>): Map<string, unknown> {
  return new Map(Array.from(documents, ([id, { _rev, _createdAt, _updatedAt, ...rest }]) => [id, rest]))
}
