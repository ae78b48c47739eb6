import type { AppointmentRequest, Status } from '#src/contract/generated/types.ts'

/** A request as it came, and what the owner has made of it since. */
export interface Entry {
  body: AppointmentRequest
  /** How many minutes before the week began it came. */
  minutesAgo: number
  /** Stands for the network that it came from; of its own where left out. */
  sender?: string
  status: Status
  value?: number
  isDeleted?: true
}

export const HOUR = 60

export const DAY = 24 * HOUR

/** What can be asked for, as a form sends it. */
export const SERVICES = {
  basic: { vehicle_category: 'Car', car_package: 'car-basic-shine', car_size: 'sedan', car_addons: [] },
  silver: { vehicle_category: 'Car', car_package: 'car-silver-shine', car_size: 'mid', car_addons: ['pet-hair'] },
  gold: { vehicle_category: 'Car', car_package: 'car-gold-shine', car_size: 'large', car_addons: ['engine-bay', 'headlight-restoration'] },
  ceramic: { vehicle_category: 'Car', car_package: 'car-gloss-ceramic', car_size: 'sedan', car_addons: [] },
  motorcycle: { vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-standard-detail', motorcycle_addons: [] },
  polish: { vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-buff-polish', motorcycle_addons: [] },
  camper: { vehicle_category: 'RV', rv_package: 'rv-exterior-detailing', rv_length: 32, rv_addons: [] },
  cab: { vehicle_category: 'RV', rv_package: 'rv-interior-cab', rv_addons: ['rv-roof-treatment'] },
  truck: { vehicle_category: 'Semi', semi_package: 'semi-gold-shine', semi_addons: ['semi-headlight'] },
  fleet: { vehicle_category: 'Semi', semi_package: 'semi-platinum-shine', semi_addons: [] },
  tractor: { vehicle_category: 'Tractor', tractor_package: 'tractor-full', tractor_size: 'large', tractor_addons: [] },
} satisfies Record<string, Pick<AppointmentRequest, 'vehicle_category'> & Record<string, unknown>>

export type Service = keyof typeof SERVICES
