import { type APIRequestContext, expect } from '@playwright/test'

/** Sends a visitor's request: an appointment when it names a day and a time, else a quote. */
export async function sendRequest(api: APIRequestContext, name: string, at?: { date: string; time: string }, more: object = {}): Promise<void> {
  const { csrf_token: token } = await (await api.get('/api/v1/csrf-token')).json()
  const answer = await api.post('/api/v1/appointments/', {
    headers: { 'x-csrf-token': token },
    data: {
      name,
      email: 'somebody@example.com',
      vehicle_category: 'Car',
      car_package: 'car-basic-shine',
      car_size: 'sedan',
      car_addons: [],
      ...more,
      ...(at === undefined ? { request_type: 'quote' } : { request_type: 'appointment', appointment_date: at.date, appointment_time: at.time }),
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}
