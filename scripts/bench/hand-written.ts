/**
 * A hand-written price function for the sample business alone: the generic engine's distance to it is the cost of generality.
 */

interface HandWrittenLine {
  id: string
  kind: 'package' | 'addon'
  title: string
  low: number | null
  high: number | null
}

export interface HandWrittenAnswer {
  price: string | null
  lines: HandWrittenLine[]
  reasons: string[]
  notes: { kind: 'advice' | 'notice'; text: string }[]
  missing: string[]
  used: string[]
  duration: { low: number; high: number } | null
}

type Item = readonly [title: string, low: number | null, high: number | null]
type Sizes = Readonly<Record<string, number | undefined>>

const CAR: Readonly<Record<string, { title: string; isOpen: boolean; sizes: Sizes } | undefined>> = {
  'car-basic-shine': { title: 'Basic Shine Detail', isOpen: false, sizes: { sedan: 5000, mid: 5500, large: 6000 } },
  'car-silver-shine': { title: 'Silver Shine Detail (Deep Clean)', isOpen: true, sizes: { sedan: 12500, mid: 15000, large: 17500 } },
  'car-gold-shine': { title: 'Gold Shine Rejuvenation', isOpen: true, sizes: { sedan: 30000, mid: 35000, large: 40000 } },
  'car-platinum-shine': { title: 'Platinum Shine Restoration', isOpen: true, sizes: { sedan: 45000, mid: 50000, large: 55000 } },
  'car-gloss-ceramic': { title: 'Gloss Enhancement & Ceramic Protection', isOpen: true, sizes: { sedan: 40000, mid: 45000, large: 50000 } },
}

const TRACTOR: Readonly<Record<string, { title: string; isOpen: boolean; sizes: Sizes } | undefined>> = {
  'tractor-interior': { title: 'Interior Only', isOpen: false, sizes: { standard: 15000, large: 16000 } },
  'tractor-exterior': { title: 'Exterior Only', isOpen: false, sizes: { standard: 15000, large: 16000 } },
  'tractor-full': { title: 'Interior and Exterior', isOpen: false, sizes: { standard: 25000, large: 30000 } },
}

const PACKAGES: Readonly<Record<string, Item | undefined>> = {
  'rv-interior-cab': ['Interior Cab', 7500, null],
  'semi-silver-shine': ['Silver', 29900, null],
  'semi-gold-shine': ['Gold', 49900, null],
  'semi-platinum-shine': ['Platinum', null, null],
  'motorcycle-standard-detail': ['Standard Detail', 7500, 7500],
  'motorcycle-buff-polish': ['Buff & Polish', 20000, 20000],
}

const ADDONS: Readonly<Record<string, Item | undefined>> = {
  'engine-bay': ['Engine Bay', 10000, null],
  'odor-removal': ['Odor Removal', 5000, null],
  'pet-hair': ['Pet Hair', 5000, null],
  'headlight-restoration': ['Headlight Restoration', 8000, null],
  'leather-clean': ['Leather Clean & Condition', 6000, null],
  'trim-conditioner': ['Exterior Trim Conditioner', 5000, null],
  'rim-ceramic': ['Rim Ceramic Spray', 5000, null],
  'windshield-ceramic': ['Windshield Ceramic Coating', 7500, null],
  'fabric-coating': ['Interior Fabric Coating', 12500, null],
  'semi-headlight': ['Headlight Restoration', 10000, 15000],
  'semi-smoke-odor': ['Smoke and Odor Elimination', 20000, null],
  'rv-roof-treatment': ['Roof Wash & Treatment', null, null],
  'rv-decontamination': ['Paint & Gel Coat Decontamination', null, null],
  'rv-oxidation-removal': ['Oxidation Removal & Polish', null, null],
  'rv-ceramic-coating': ['Ceramic Coating', null, null],
  'rv-awning-cleaning': ['Awning Cleaning', null, null],
  'rv-other': ['Other add-on service', null, null],
  'semi-aluminum-polish': ['Aluminum & Chrome Polish', null, null],
  'semi-ceramic-coating': ['Ceramic Coating', null, null],
  'semi-engine-degrease': ['Engine & Frame Degrease', null, null],
  'semi-trailer-wash': ['Trailer Wash', null, null],
  'semi-other': ['Other add-on service', null, null],
  'tractor-engine-degrease': ['Engine Degrease', null, null],
  'tractor-paint-polish': ['Faded Paint Polish', null, null],
  'tractor-ceramic-coating': ['Ceramic Coating', null, null],
  'tractor-implement-cleaning': ['Implement & Loader Cleaning', null, null],
  'tractor-other': ['Other add-on service', null, null],
}

const RECOMMENDED = { kind: 'advice', text: 'A consultation is recommended before this service.' } as const
const CUSTOM_QUOTE = { kind: 'advice', text: 'The final price is a custom quote; this is the starting price.' } as const
const CLUTTER = { kind: 'notice', text: 'Cleaning personal belongings or clutter' } as const
const FLEET = { kind: 'notice', text: 'Fleet discount for 3+ tractors' } as const

/** Prices a flat form object of the sample business. */
export function handWritten(form: Readonly<Record<string, unknown>>): HandWrittenAnswer {
  const lines: HandWrittenLine[] = []
  const reasons: string[] = []
  const notes: HandWrittenAnswer['notes'] = []
  const missing: string[] = []
  const used: string[] = []
  let duration = { low: 240, high: 360 }
  let total = 0
  const add = (kind: 'package' | 'addon', id: string, title: string, low: number | null, high: number | null, reason: string) => {
    lines.push({ id, kind, title, low, high })
    if (low === null) {
      if (!reasons.includes(reason)) reasons.push(reason)
    } else total += low
  }
  const sized = (table: typeof CAR, id: unknown, size: unknown) => {
    const item = table[String(id)]
    const price = item?.sizes[String(size)]
    if (item === undefined) missing.push('$package')
    else if (price === undefined) missing.push('size')
    else add('package', String(id), item.title, price, item.isOpen ? null : price, '')
  }
  let addons: unknown
  switch (form['vehicle_category']) {
    case 'Car':
      sized(CAR, form['car_package'], form['car_size'])
      used.push('size')
      duration = { low: 180, high: 300 }
      if (form['car_package'] === 'car-platinum-shine') notes.push(RECOMMENDED)
      addons = form['car_addons']
      break
    case 'Tractor':
      sized(TRACTOR, form['tractor_package'], form['tractor_size'])
      used.push('size')
      duration = { low: 120, high: 180 }
      addons = form['tractor_addons']
      notes.push(CLUTTER, FLEET)
      break
    case 'RV': {
      const { rv_package: id, rv_length: length } = form
      if (id === 'rv-exterior-detailing') {
        used.push('length')
        if (typeof length !== 'number') missing.push('length')
        else if (length > 1000) add('package', id, 'Exterior Detailing', null, null, 'A vehicle this long is priced after a consultation.')
        else add('package', id, 'Exterior Detailing', length * 1200, null, '')
      } else plain(id)
      addons = form['rv_addons']
      notes.push(CLUTTER)
      break
    }
    case 'Semi':
      plain(form['semi_package'])
      if (form['semi_package'] === 'semi-silver-shine' || form['semi_package'] === 'semi-gold-shine') notes.push(CUSTOM_QUOTE)
      addons = form['semi_addons']
      break
    case 'Motorcycle':
      plain(form['motorcycle_package'])
      duration = form['motorcycle_package'] === 'motorcycle-buff-polish' ? { low: 180, high: 240 } : { low: 120, high: 180 }
      addons = form['motorcycle_addons']
      break
    default:
      throw new Error('unknown category')
  }
  if (Array.isArray(addons)) {
    for (const id of addons) {
      const [title, low, high] = ADDONS[String(id)] ?? [String(id), null, null]
      add('addon', String(id), title, low, high, 'This add-on is priced after a consultation.')
    }
  }
  return {
    price: reasons.length > 0 ? 'Consultation Required' : missing.length > 0 ? null : (total / 100).toFixed(2),
    lines,
    reasons,
    notes,
    missing,
    used,
    duration: missing.length > 0 ? null : duration,
  }

  function plain(id: unknown): void {
    const item = PACKAGES[String(id)]
    if (item === undefined) missing.push('$package')
    else add('package', String(id), item[0], item[1], item[2], 'This package is priced after a consultation.')
  }
}
