import { randomUUID } from 'node:crypto'
import type { QueryCreator } from 'kysely'
import type { Merge, Note, Photo } from '#src/contract/generated/types.ts'
import type { Tables } from '../tables.ts'

/** The notes on some requests, newest first. */
export async function notesOn(db: QueryCreator<Tables>, ids: readonly string[]): Promise<Note[]> {
  const notes = await db.selectFrom('notes').selectAll().where('appointment_id', 'in', ids).orderBy('at', 'desc').orderBy('id').execute()
  if (notes.length === 0) return []
  const noted = notes.map(({ id }) => id)
  const photos = await db.selectFrom('note_photos').select(['id', 'note_id']).where('note_id', 'in', noted).orderBy('position').execute()
  const ofNote = Map.groupBy(photos, ({ note_id }) => note_id)
  return notes.map(note => ({ ...note, photos: (ofNote.get(note.id) ?? []).map(({ id }) => id) }))
}

/** Writes a note, with its photos. Runs inside a transaction. */
export async function insertNote(transaction: QueryCreator<Tables>, note: Omit<Note, 'photos'>, photos: readonly string[]): Promise<Note> {
  await transaction.insertInto('notes').values(note).execute()
  const rows = photos.map((base64, position) => ({ id: randomUUID(), note_id: note.id, position, base64 }))
  if (rows.length > 0) await transaction.insertInto('note_photos').values(rows).execute()
  return { ...note, photos: rows.map(({ id }) => id) }
}

/** A photo of a note; null when there is none. */
export async function photoOf(db: QueryCreator<Tables>, id: string): Promise<Photo | null> {
  const row = await db.selectFrom('note_photos').select(['id', 'note_id', 'base64']).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : { ...row, type: 'image/webp' }
}

/** Deletes a note with its photos; whether there was one. Runs inside a transaction. */
export async function deleteNote(transaction: QueryCreator<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('notes').where('id', '=', id).executeTakeFirstOrThrow()
  await transaction.deleteFrom('note_photos').where('note_id', '=', id).execute()
  return numDeletedRows > 0n
}

/** The merges of some requests with others, oldest first. */
export async function mergesOn(db: QueryCreator<Tables>, ids: readonly string[]): Promise<Merge[]> {
  const either = db.selectFrom('customer_merges').selectAll()
  const merges = await either
    .where(eb => eb.or([eb('appointment_id', 'in', ids), eb('other_id', 'in', ids)]))
    .orderBy('at')
    .orderBy('id')
    .execute()
  if (merges.length === 0) return []
  const ends = merges.flatMap(({ appointment_id, other_id }) => [appointment_id, other_id])
  const named = await db.selectFrom('appointments').select(['id', 'name']).where('id', 'in', ends).execute()
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return merges.map(merge => ({ ...merge, people: [merge.appointment_id, merge.other_id].map(id => names.get(id) ?? '') }))
}

/**
 * Deletes what the admin has said of requests that go for good: notes with their photos, and with whom their customers were merged. Runs inside a
 * transaction.
 */
export async function deleteNotes(transaction: QueryCreator<Tables>, ids: readonly string[]): Promise<void> {
  const noted = transaction.selectFrom('notes').select('id').where('appointment_id', 'in', ids)
  await transaction.deleteFrom('note_photos').where('note_id', 'in', noted).execute()
  await transaction.deleteFrom('notes').where('appointment_id', 'in', ids).execute()
  await transaction
    .deleteFrom('customer_merges')
    .where(eb => eb.or([eb('appointment_id', 'in', ids), eb('other_id', 'in', ids)]))
    .execute()
}
