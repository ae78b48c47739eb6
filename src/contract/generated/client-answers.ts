// Generated from schemas/ by `npm run generate`; do not edit.
import type { AnswerShape } from '../answer-shape.ts'
import type { CsrfToken, Failure } from './types.ts'

export const csrfToken: AnswerShape<CsrfToken> = { shape: {"csrf_token":"string"} }
export const failure: AnswerShape<Failure> = { shape: {"error":"string","fields?":"object","nearest_times?":["string"],"challenge?":{"token":"string","puzzles":"number","bits":"number"}} }
