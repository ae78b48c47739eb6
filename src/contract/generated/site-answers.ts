// Generated from schemas/ by `npm run generate`; do not edit.
import type { AnswerShape } from '../answer-shape.ts'
import type { ServiceTypes, TimeslotAnswer, SlotsAnswer, DaysAnswer } from './types.ts'

export const serviceTypes: AnswerShape<ServiceTypes> = { shape: {"service_types":[{"value":"string","category":"string","duration":"number"}]} }
export const timeslotAnswer: AnswerShape<TimeslotAnswer> = { shape: {"available":"boolean"} }
export const slotsAnswer: AnswerShape<SlotsAnswer> = { shape: {"slots":["string"],"blocked?":"object","closed?":"string","next?":"string"} }
export const daysAnswer: AnswerShape<DaysAnswer> = { shape: {"days":[{"date":"string","starts":"number"}]} }
