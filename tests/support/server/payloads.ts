/** What the sample's form sends of each kind of choice, beside contact and time (specification, section 3). */
export const PAYLOADS = {
  car: {
    vehicle_category: 'Car',
    car_package: 'car-silver-shine',
    car_size: 'sedan',
    car_addons: ['odor-removal'],
    calculated_price: '175.00',
    service_type: 'car-silver-shine',
  },
  rvByLength: {
    vehicle_category: 'RV',
    rv_package: 'rv-exterior-detailing',
    rv_length: 30,
    rv_addons: [],
    calculated_price: '360.00',
    service_type: 'rv-exterior-detailing',
  },
  rvInterior: {
    vehicle_category: 'RV',
    rv_package: 'rv-interior-cab',
    rv_addons: [],
    calculated_price: '75.00',
    service_type: 'rv-interior-cab',
  },
  semiConsultation: {
    vehicle_category: 'Semi',
    semi_package: 'semi-platinum-shine',
    semi_addons: [],
    calculated_price: 'Consultation Required',
    service_type: 'semi-platinum-shine',
  },
  tractor: {
    vehicle_category: 'Tractor',
    tractor_package: 'tractor-full',
    tractor_size: 'standard',
    tractor_addons: [],
    calculated_price: '250.00',
    service_type: 'tractor-full',
  },
  motorcycle: {
    vehicle_category: 'Motorcycle',
    motorcycle_package: 'motorcycle-buff-polish',
    motorcycle_addons: [],
    calculated_price: '200.00',
    service_type: 'motorcycle-buff-polish',
  },
} as const

export const CONTACT = { name: 'Paya Load', email: 'paya@example.com', phone: '208-555-0188', message: 'Hello' }

/** Fields that content adds to the specification's, left empty: the form leaves them out, another program may send them. */
export const OPTIONAL = { service_address: '', service_zip: '', site_notes: '' }
