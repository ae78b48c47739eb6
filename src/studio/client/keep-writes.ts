import type { RequestHandler, RequestHandlerOptions } from '@sanity/client'
import { isKept, keptWrites } from '../../studio-model/writes/kept-writes.ts'
import { onItsWayUntil, unsavedUntil } from './unsaved.ts'
import { untilTriedAgain } from './until-tried-again.ts'

const kept = keptWrites<RequestHandlerOptions>({ again: (attempt, { signal }) => untilTriedAgain(attempt, signal), unsavedUntil })

const keep: RequestHandler = (request, next) => (isKept(request) ? onItsWayUntil(kept(request, next)) : kept(request, next))

/** A client's handler that keeps edits until they arrive, inside another one of Sanity's. */
export function keepWrites(outer: RequestHandler | undefined): RequestHandler {
  return outer === undefined ? keep : (request, next) => outer(request, passed => keep(passed, next))
}
