import { addDays } from '#src/catalog/days.ts'
import type { AppointmentRequest, Status } from '#src/contract/generated/types.ts'
import { TODAY } from '../clock.ts'
import { DAY, type Entry, type Service, SERVICES } from './entry.ts'

interface Part {
  name: string
  service: Service
  /** When the visit is; a quote where left out. */
  at?: readonly [daysAhead: number, time: string]
  status?: Status
  /** How many minutes ago they asked; two days where left out. */
  minutesAgo?: number
  more?: Readonly<Record<string, string>>
  sender?: string
  value?: number
  isDeleted?: true
}

/** Whom the tasks are about: each of them is one task's alone. */
const PARTS: readonly Part[] = [
  { name: 'Nadia Nextdoor', service: 'motorcycle', at: [0, '07:00'], status: 'Confirmed' },
  { name: 'Omar Onward', service: 'motorcycle', at: [0, '07:30'], status: 'Confirmed' },
  { name: 'Olive Offline', service: 'motorcycle', at: [0, '10:45'], status: 'Confirmed' },
  { name: 'Percy Pending', service: 'basic', at: [0, '11:00'] },

  { name: 'Wanda Waits', service: 'basic', at: [30, '09:00'], minutesAgo: 15 * DAY },
  { name: 'Connie Confirm', service: 'basic', at: [31, '09:00'], minutesAgo: 14 * DAY },
  { name: 'Colin Quiet', service: 'basic', at: [32, '09:00'], minutesAgo: 13 * DAY },
  { name: 'Tess Texter', service: 'basic', at: [33, '09:00'], minutesAgo: 12 * DAY, more: { email: '' } },
  { name: 'Quincy Quote', service: 'tractor', minutesAgo: 30 },
  { name: 'Carl Cancel', service: 'basic', at: [34, '09:00'], status: 'Confirmed' },
  { name: 'Rosa Restore', service: 'basic', at: [35, '09:00'], status: 'Cancelled' },

  { name: 'Mona Move', service: 'basic', at: [36, '09:00'], status: 'Confirmed' },
  { name: 'Adele Address', service: 'basic', at: [37, '09:00'], status: 'Confirmed', more: { service_address: '12 Elm Street, Boise' } },
  { name: 'Kurt Keeps', service: 'basic', at: [38, '09:00'], status: 'Confirmed' },
  { name: 'Nora Newprice', service: 'basic', at: [39, '09:00'], status: 'Confirmed' },
  { name: 'Addie Addon', service: 'basic', at: [40, '09:00'], status: 'Confirmed' },
  { name: 'Axel Access', service: 'basic', at: [41, '09:00'], status: 'Confirmed' },
  { name: 'Phil Phone', service: 'basic', at: [42, '09:00'], status: 'Confirmed' },
  { name: 'Sess Ended', service: 'basic', at: [43, '09:00'], status: 'Confirmed' },
  { name: 'Duo Device', service: 'basic', at: [44, '09:00'], status: 'Confirmed' },
  { name: 'Kay Board', service: 'basic', at: [45, '09:00'], status: 'Confirmed' },
  { name: 'Rhea Reload', service: 'basic', at: [46, '09:00'], status: 'Confirmed' },
  { name: 'Zero Value', service: 'basic', at: [-50, '09:00'], status: 'Completed' },
  { name: 'Ruth Refused', service: 'basic', at: [-51, '09:00'], status: 'Completed' },
  { name: 'Clara Clear', service: 'basic', at: [-57, '09:00'], status: 'Completed', value: 120 },
  { name: 'Tara Taken', service: 'basic', at: [60, '09:00'], status: 'Confirmed' },
  { name: 'Hal Holder', service: 'basic', at: [62, '09:00'], status: 'Confirmed' },
  { name: 'Hedda Holder', service: 'basic', at: [62, '09:00'], status: 'Confirmed' },

  { name: 'Dell Delete', service: 'basic', at: [47, '09:00'] },
  { name: 'Trish Trash', service: 'basic', at: [48, '09:00'], isDeleted: true },
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((word): Part => ({
    name: `Cheap Backlinks ${word}`,
    service: 'fleet',
    sender: 'sender of spam',
    more: { message: 'Rank first! 100% legit!!!' },
  })),

  { name: 'Žofie Dvořáková', service: 'basic', at: [49, '09:00'] },
  { name: 'Farid Format', service: 'basic', at: [50, '09:00'], more: { phone: '208-555-0187' } },
  { name: 'Piotr Plate', service: 'basic', at: [51, '09:00'], more: { license_plate: 'K 4471X' } },
  { name: 'Alba Address', service: 'basic', at: [52, '09:00'], more: { service_address: '7 Żeromski Lane, Kuna' } },
  { name: 'Freda Friday', service: 'motorcycle', at: [4, '07:00'], status: 'Confirmed' },

  {
    name: 'Rita Repeat',
    service: 'silver',
    at: [-52, '09:00'],
    status: 'Completed',
    value: 175,
    more: { phone: '208-555-0171', service_address: '3 Oak Lane, Nampa' },
  },
  { name: 'Bea Again', service: 'motorcycle', at: [-53, '09:00'], status: 'Completed', value: 80, more: { phone: '208-555-0172' } },
  { name: 'Cass Tomer', service: 'basic', at: [-90, '09:00'], status: 'Completed', value: 55, more: { phone: '208-555-0173' } },
  {
    name: 'Cass Tomer',
    service: 'gold',
    at: [-54, '09:00'],
    status: 'Completed',
    value: 610,
    more: { phone: '(208) 555-0173', email: 'cass.other@example.com' },
  },
  { name: 'Merle Merged', service: 'basic', at: [-55, '09:00'], status: 'Completed', more: { phone: '', email: 'merle@example.com' } },
  { name: 'Zelda Place', service: 'basic', at: [-58, '09:00'], status: 'Completed', value: 50 },
  { name: 'Rex Receipt', service: 'basic', at: [-59, '09:00'], status: 'Completed' },
  { name: 'Yves Yearago', service: 'basic', at: [-390, '09:00'], status: 'Completed', value: 345 },
  { name: 'Paula Paper', service: 'basic', at: [53, '09:00'], status: 'Confirmed' },
  { name: 'Agnes Again', service: 'basic', at: [54, '09:00'], status: 'Confirmed' },
  { name: 'Pia Photo', service: 'basic', at: [55, '09:00'], status: 'Confirmed' },
  ...['One', 'Two', 'Three'].flatMap((word, index): Part[] => [
    { name: `Trio ${word}`, service: 'basic', at: [56 + index, '09:00'], minutesAgo: 11 * DAY - index },
    { name: `Storm ${word}`, service: 'basic', at: [59, `${9 + 2 * index}:00`.padStart(5, '0')], status: 'Confirmed' },
  ]),
  { name: 'M. Merged', service: 'basic', at: [-56, '09:00'], status: 'Completed', more: { phone: '', email: 'm.merged@example.com' } },
  { name: 'Esther Estimate', service: 'basic', minutesAgo: 3 * DAY },
]

/** The requests that the tasks are about. */
export const CAST: readonly Entry[] = PARTS.map((part, number) => entryOf(part, number))

function entryOf({ name, service, at, status = 'Pending', minutesAgo = 2 * DAY, more = {}, sender, value, isDeleted }: Part, number: number): Entry {
  const when: Partial<AppointmentRequest> =
    at === undefined ? { request_type: 'quote' } : { request_type: 'appointment', appointment_date: addDays(TODAY, at[0]), appointment_time: at[1] }
  const contact = { name, email: `cast.${number}@example.com`, phone: `208-555-${1000 + number}`, service_address: `${number} Main Street, Boise` }
  // Whoever has a visit behind them asked before it.
  const before = at !== undefined && at[0] < 0 ? minutesAgo - at[0] * DAY : minutesAgo
  return {
    body: { ...contact, ...more, ...SERVICES[service], ...when },
    minutesAgo: before,
    status,
    ...(sender !== undefined && { sender }),
    ...(value !== undefined && { value }),
    ...(isDeleted !== undefined && { isDeleted }),
  }
}
