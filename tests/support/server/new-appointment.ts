import { newAppointment as newAppointmentAt } from '#scripts/trials/new-appointment.ts'
import type { NewAppointment } from '#src/server/storage/appointments/new-appointment.ts'
import { NOW } from './test-server.ts'

/** An appointment to be stored now, of which only its time matters. */
export function newAppointment(id: string, date: string, time: string, minutes: number, crews: number): NewAppointment {
  return newAppointmentAt({ id, date, time, minutes, crews, createdAt: NOW })
}
