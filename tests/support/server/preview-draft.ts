import { expect } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { ContentDraft, ContentPreview } from '#src/contract/generated/types.ts'
import { type Edit, edited } from '../content/edit.ts'
import { sampleDocuments } from '../content/sample-documents.ts'
import type { TestServer } from './test-server.ts'

/** The call that says what publishing would do. */
export const PREVIEW = '/api/v1/content/preview'

/** What is published. */
export const documents = await sampleDocuments()

/** A published document with some edits, as the Studio has it while it is a draft. */
export function draftOf(id: string, edits: readonly Edit[] = []): DatasetDocument {
  const found = documents.find(({ _id }) => _id === id)
  if (found === undefined) throw new Error(`there is no document ${id}`)
  return { ...edited(found, edits), _id: `drafts.${id}`, _rev: 'r1', _updatedAt: '2026-05-20T00:00:00Z' }
}

export async function previewOn(server: TestServer, draft: ContentDraft): Promise<ContentPreview> {
  const answer = await server.call('POST', PREVIEW, { body: draft, token: await server.signIn() })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text) as ContentPreview
}

/** Where the sample's first price with rows says what the middle one costs. */
export const GOLD_MID = '/packages/2/price/rows/1/price/amount'
