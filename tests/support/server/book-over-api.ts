import type { APIRequestContext } from '@playwright/test'
import { expect } from '../browser/site.ts'

/** Somebody else books a motorcycle's visit. */
export async function bookOverApi(api: APIRequestContext, day: string, time: string): Promise<void> {
  const { csrf_token: token } = await (await api.get('/api/v1/csrf-token')).json()
  const answer = await api.post('/api/v1/appointments/', {
    headers: { 'x-csrf-token': token },
    data: {
      name: 'Somebody Else',
      email: 'else@example.com',
      vehicle_category: 'Motorcycle',
      motorcycle_package: 'motorcycle-standard-detail',
      request_type: 'appointment',
      appointment_date: day,
      appointment_time: time,
    },
  })
  expect(answer.status()).toBe(201)
}
