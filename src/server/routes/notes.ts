import { cleanText } from '#src/booking/request/clean-text.ts'
import { smallPhoto } from '#src/cms/pictures/picture-job.ts'
import { JobError } from '#src/threads/job-thread.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type { AppContext } from '../app-context.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { HttpError, refuseField } from '../http/http-error.ts'
import { unknownAppointment } from './change-answers.ts'

/** Longest body of a note: four photos as phones shrink them, or one as a camera makes it. */
const MAX_BYTES = 12_000_000

/** What the admin writes down about requests and their customers. */
export function noteRoutes({ storage: { customers }, clock }: AppContext): ApiRoute[] {
  return [
    route({
      method: 'GET',
      url: '/api/v1/appointments/:id/notes',
      summary: "The notes on a request and on its customer's other requests, newest first",
      access: 'admin',
      answers: { 200: 'NoteList', 404: 'Failure' },
      handle: async ({ id }) => {
        const notes = await customers.notes(id)
        if (notes === null) throw unknownAppointment()
        return { status: 200, body: { notes } }
      },
    }),
    route({
      method: 'GET',
      url: '/api/v1/notes',
      summary: 'The notes on the visits of a day and on their customers, by visit',
      access: 'admin',
      query: requestSchemas.DayNotesQuery,
      answers: { 200: 'DayNotes' },
      handle: async ({ query: { day } }) => ({ status: 200, body: { visits: await customers.notesOfDay(day) } }),
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/:id/notes',
      summary: 'Write a note on a request; it shows with all requests of its customer',
      access: 'admin',
      body: requestSchemas.NewNote,
      bodyLimit: MAX_BYTES,
      answers: { 201: 'Note', 400: 'Failure', 404: 'Failure' },
      handle: async ({ id, body, username }) => {
        const text = cleanText(body.text, true)
        const photos = await smallPhotos(body.photos ?? [])
        if (text === '' && photos.length === 0) throw refuseField('text', 'Please write something')
        const note = await customers.addNote(id, { text, photos }, username, clock())
        if (note === null) throw unknownAppointment()
        return { status: 201, body: note }
      },
    }),
    route({
      method: 'GET',
      url: '/api/v1/photos/:id',
      summary: 'A photo of a note',
      access: 'admin',
      answers: { 200: 'Photo', 404: 'Failure' },
      handle: async ({ id }) => {
        const photo = await customers.photo(id)
        if (photo === null) throw new HttpError(404, { error: 'There is no such photo' })
        return { status: 200, body: photo }
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/notes/:id',
      summary: 'Delete a note with its photos',
      access: 'admin',
      answers: { 200: 'NoPayload', 404: 'Failure' },
      handle: async ({ id }) => {
        if (!(await customers.deleteNote(id))) throw new HttpError(404, { error: 'There is no such note' })
        return { status: 200, body: {} }
      },
    }),
  ]
}

/** Photos as they are stored: smaller, and without what the camera noted. @throws HttpError 400 when one cannot be read as a picture. */
async function smallPhotos(photos: readonly string[]): Promise<string[]> {
  const small: string[] = []
  for (const [index, base64] of photos.entries()) {
    try {
      small.push(Buffer.from(await smallPhoto(Buffer.from(base64, 'base64'))).toString('base64'))
    } catch (error) {
      if (!(error instanceof JobError)) throw error
      throw refuseField(`photos.${index}`, `cannot be read as a picture: ${error.message}`)
    }
  }
  return small
}
