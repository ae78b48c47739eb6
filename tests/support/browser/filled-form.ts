import type { Page } from '@playwright/test'
import { BookingPage } from './booking-page.ts'

/** The form with a name and an address, alive. */
export async function filledForm(page: Page, address: string): Promise<BookingPage> {
  const booking = new BookingPage(page)
  await booking.open(address)
  await booking.fill('Name', 'Fay Fault')
  await booking.fill('Email', 'fay@example.com')
  await booking.fill(/Phone/, '208-555-0177')
  return booking
}
