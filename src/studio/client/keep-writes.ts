import type { RequestHandler, RequestHandlerOptions } from '@sanity/client'
import { keptWrites } from '../../studio-model/writes/kept-writes.ts'
import { unsavedUntil } from './unsaved.ts'
import { untilTriedAgain } from './until-tried-again.ts'

const keep = keptWrites<RequestHandlerOptions>({ again: (attempt, { signal }) => untilTriedAgain(attempt, signal), unsavedUntil })

/** A client's handler that keeps edits until they arrive, inside another one of Sanity's. */
export function keepWrites(outer: RequestHandler | undefined): RequestHandler {
  return outer === undefined ? keep : (request, next) => outer(request, passed => keep(passed, next))
}
