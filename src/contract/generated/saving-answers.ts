// Generated from schemas/ by `npm run generate`; do not edit.
import type { AnswerShape } from '../answer-shape.ts'
import type { SavedEstimate, EstimateProof } from './types.ts'

export const savedEstimate: AnswerShape<SavedEstimate> = { shape: {"estimate":{"calculated_price":"string|null","price":"string|null","lines":[{"id":"string","kind":"string","title":"string","low":"number|null","high":"number|null","quantity?":"number","item?":"number"}],"low":"number|null","high":"number|null","reasons":["string"],"notes":["string"],"missing":["string"],"minutes":"number|null","currency":"string","revision":"string"},"valid_until":"string|null","token":"string|null","url":"string|null"} }
export const estimateProof: AnswerShape<EstimateProof> = { shape: {"valid":"boolean","problem?":"string","message?":"string","selection?":{"service":"string","package?":"string","answers?":"object","addons?":["string"],"date?":"string","time?":"string"},"low?":"number","high?":"number|null","currency?":"string","revision?":"string","saved_at?":"string","valid_until?":"string","now?":{"low":"number","high":"number|null"}} }
