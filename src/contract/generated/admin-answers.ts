// Generated from schemas/ by `npm run generate`; do not edit.
import type { AnswerShape } from '../answer-shape.ts'
import type { Session, AppointmentList, SummaryAnswer } from './types.ts'

export const session: AnswerShape<Session> = { shape: {"token":"string"} }
export const appointmentList: AnswerShape<AppointmentList> = { shape: {"appointments":[{"id":"string","name":"string","email":"string","phone":"string","message":"string","vehicle_category":"string","service_type":"string","request_type":"string","appointment_date":"string|null","appointment_time":"string|null","duration?":"number","calculated_price":"string","estimated_value":"number|null","actual_value":"number|null","status":"string","created_at":"string","estimate":{"revision":"string","lines":[{"id":"string","kind":"string","title":"string","low":"number|null","high":"number|null","quantity?":"number"}],"low":"number|null","high":"number|null","reasons":["string"],"notes":["string"]},"shown_price":"string|null"}],"total":"number"} }
export const summaryAnswer: AnswerShape<SummaryAnswer> = { shape: {"summary":{"total_scheduled":"number","pending_appointments":"number","confirmed_appointments":"number","total_completed":"number","scheduled_value":"number","completed_value":"number"}} }
