/** An appointment that the sample business accepts: five hours from nine o'clock on a Tuesday. */
export const APPOINTMENT = {
  name: 'Ann Ash',
  email: 'ann@example.com',
  phone: '208-555-0100',
  message: 'Two dogs.',
  request_type: 'appointment',
  vehicle_category: 'Car',
  service_type: 'car-gold-shine',
  car_package: 'car-gold-shine',
  car_size: 'mid',
  car_addons: ['engine-bay'],
  appointment_date: '2026-06-02',
  appointment_time: '09:00',
  calculated_price: '450.00',
}

/** A shorter one, of a motorcycle. */
export const SHORT_APPOINTMENT = {
  ...APPOINTMENT,
  vehicle_category: 'Motorcycle',
  service_type: '',
  motorcycle_package: 'motorcycle-standard-detail',
  car_package: undefined,
  car_size: undefined,
  car_addons: undefined,
  calculated_price: undefined,
}

/** A quote for a price per foot. */
export const QUOTE = {
  name: 'Bo Beech',
  email: 'bo@example.com',
  request_type: 'quote',
  vehicle_category: 'RV',
  rv_package: 'rv-exterior-detailing',
  rv_length: 32,
  rv_addons: [],
}
