import type { Appointment } from '#src/contract/generated/types.ts'

/** A stored request, as the admin is given it. */
export const STORED: Appointment = {
  id: 'ABC',
  version: 1,
  name: 'Ann Ash',
  email: 'ann@example.com',
  phone: '208-555-0100',
  message: 'Two dogs',
  vehicle_category: 'Car',
  service_type: 'car-gold-shine',
  request_type: 'appointment',
  appointment_date: '2026-06-02',
  appointment_time: '09:00',
  duration: 300,
  calculated_price: 450,
  estimated_value: 450,
  actual_value: null,
  status: 'Pending',
  created_at: '2026-06-01T15:00:00.000Z',
  estimate: { revision: 'r', lines: [], low: 45000, high: null, reasons: [], notes: [] },
  shown_price: '450.00',
  car_package: 'car-gold-shine',
  car_size: 'mid',
  car_addons: ['engine-bay'],
}
