import { addDays } from '#src/catalog/days.ts'
import type { AppointmentRequest, Status } from '#src/contract/generated/types.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { TODAY } from '../clock.ts'
import { DAY, type Entry, HOUR, type Service, SERVICES } from './entry.ts'
import { ADDRESSES, MESSAGES, NAMES, NOTES } from './people.ts'

/** The first day of summer time in the year that follows. */
const CLOCKS_FORWARD = 132

const SERVICE_NAMES = Object.keys(SERVICES) as readonly Service[]

interface Person {
  name: string
  email: string
  phone: string
  service_address: string
  site_notes: string
  license_plate: string
}

/** So many requests of all sorts, the same for the same seed: visits of the weeks before and after, weekends and both clock changes among them, and quotes; a third of them from people who have asked before. */
export function drawnRequests(seed: number, count: number): Entry[] {
  const draw = drawFromSeed(seed)
  const people = Array.from({ length: Math.ceil(count * 0.66) }, (_, number) => drawnPerson(draw, number))
  return draw.times(count, () => drawnEntry(draw, draw.one(people)))
}

function drawnPerson(draw: Draw, number: number): Person {
  const digits = String(2_085_550_200 + number)
  const phone = draw.one([
    '',
    digits,
    `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
    `(${digits.slice(0, 3)}) ${digits.slice(3, 6)} ${digits.slice(6)}`,
  ])
  return {
    name: draw.one(NAMES),
    email: draw.chance(5) ? `${'e'.repeat(50)}${number}@long-host-name.of-a-company.example.com` : `drawn.${number}@example.com`,
    phone,
    service_address: draw.one(ADDRESSES),
    site_notes: draw.one(NOTES),
    license_plate: draw.one(['', '', `${draw.between(1, 9)}A ${draw.between(1000, 99_999)}`]),
  }
}

function drawnEntry(draw: Draw, person: Person): Entry {
  const { license_plate, ...rest } = person
  const service = SERVICES[draw.one(SERVICE_NAMES)]
  const contact = { ...rest, message: draw.one(MESSAGES), ...('tractor_package' in service ? {} : { license_plate }) }
  if (draw.chance(17)) {
    const status = draw.one(['Pending', 'Pending', 'Completed', 'Cancelled'] as const)
    return { body: { ...contact, ...service, request_type: 'quote' }, minutesAgo: draw.between(HOUR, 9 * DAY), status }
  }
  const ahead = draw.chance(2) ? CLOCKS_FORWARD : drawnDay(draw)
  const time = `${String(draw.between(7, 17)).padStart(2, '0')}:${draw.one(['00', '30'])}`.replace('17:30', '17:00')
  const body: AppointmentRequest = {
    ...contact,
    ...service,
    request_type: 'appointment',
    appointment_date: addDays(TODAY, ahead),
    appointment_time: time,
  }
  const minutesAgo = draw.between(ahead > 0 ? HOUR : HOUR - ahead * DAY, ahead > 0 ? 9 * DAY : (21 - ahead) * DAY)
  return { body, minutesAgo, ...madeOf(draw, ahead) }
}

/** Any day but today, whose visits are told elsewhere. */
function drawnDay(draw: Draw): number {
  const ahead = draw.between(-40, 28)
  return ahead === 0 ? -1 : ahead
}

/** What has become of a visit that is so many days ahead. */
function madeOf(draw: Draw, ahead: number): Pick<Entry, 'status' | 'value'> {
  const status: Status =
    ahead < 0
      ? draw.one(['Completed', 'Completed', 'Completed', 'Completed', 'Cancelled', 'Confirmed'])
      : draw.one(['Pending', 'Confirmed', 'Confirmed', 'Cancelled'])
  return status === 'Completed' && draw.chance(90) ? { status, value: draw.chance(5) ? 0 : draw.between(4000, 90_000) / 100 } : { status }
}
