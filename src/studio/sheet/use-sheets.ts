import type { PatchOperations } from '@sanity/client'
import { useMemo, useRef, useState } from 'react'
import { useClient } from 'sanity'
import type { Day } from '../../contract/generated/types.ts'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { currentDocuments, type Documents } from '../../studio-model/publish/check-draft.ts'
import type { Cell } from '../../studio-model/sheet/cell.ts'
import { type Pending, pendingWith, stillPending, withPending } from '../../studio-model/sheet/pending.ts'
import { type Compared, comparedWith } from '../../studio-model/sheet/compared-cell.ts'
import { placesByKey, type Sheet, sheetsOf } from '../../studio-model/sheet/sheet.ts'
import { type CellChange, sheetEdits, takenBack, undoable } from '../../studio-model/sheet/sheet-edits.ts'
import { useLayer } from '../content/use-layer.ts'
import { editDrafts } from '../client/edit-drafts.ts'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'

export interface Sheets {
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  sheets: readonly Sheet[]
  /** By their keys, and prices as a whole by theirs. */
  cells: ReadonlyMap<string, Cell>
  published: Compared
  /** Changes the drafts of all documents concerned at once. */
  change: (changes: readonly CellChange[]) => void
  /** Changes the draft of a document beside its prices, once what was typed before has arrived. */
  edit: (document: string, patches: readonly PatchOperations[]) => void
  /** Takes the last change back; null where there is none. */
  undo: (() => void) | null
  /** The documents that have a draft, or a change on its way to one. */
  drafts: ReadonlySet<string>
  /** Whether every change has arrived. */
  isSettled: boolean
  /** Why the last change did not arrive. */
  failure: string | null
}

/** The prices of all documents on a day, drafts before published ones, and their changes. */
export function useSheets(documents: Documents, today: Day): Sheets {
  const client = useClient(API_VERSION)
  const layer = useLayer()
  const [pending, setPending] = useState<Pending>(new Map())
  const [done, setDone] = useState<readonly (readonly CellChange[])[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  // One after the other: what was typed last is to stand there last.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const current = useMemo(() => currentDocuments(documents), [documents])
  const stored = useMemo(() => sheetsOf(current, today), [current, today])
  const published = useMemo(() => comparedWith(sheetsOf(documents.published, today)), [documents, today])
  const still = useMemo(() => stillPending(pending, stored), [pending, stored])
  if (still !== pending) setPending(still)
  const sheets = useMemo(() => withPending(stored, still), [stored, still])
  const cells = useMemo(() => placesByKey(sheets), [sheets])
  const drafts = new Set([...documents.drafts.map(({ _id }) => _id), ...[...still.keys()].flatMap(key => cells.get(key)?.document ?? [])])
  const left = undoable(done, drafts)
  if (left !== done) setDone(left)

  const send = (patches: readonly (readonly [id: string, PatchOperations])[]) => {
    setFailure(null)
    queue.current = queue.current
      .then(() => editDrafts(client, layer, patches))
      .catch((error: unknown) => {
        setPending(new Map())
        setFailure(errorText(error))
      })
  }
  const write = (changes: readonly CellChange[]) => {
    if (changes.length === 0) return
    setPending(before => pendingWith(before, changes))
    send([...sheetEdits(changes)].map(([id, set]) => [id, { set }]))
  }
  const last = done.at(-1)
  return {
    current,
    sheets,
    cells,
    published,
    change: changes => {
      if (changes.length > 0) setDone([...done, changes])
      write(changes)
    },
    edit: (document, patches) => send(patches.map(patch => [document, patch])),
    undo:
      last === undefined
        ? null
        : () => {
            setDone(done.slice(0, -1))
            write(takenBack(last, cells))
          },
    drafts,
    isSettled: still.size === 0,
    failure,
  }
}
