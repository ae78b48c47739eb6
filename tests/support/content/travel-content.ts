import type { FileEdit } from './file-edit.ts'

const REASON = { id: 'outside', text: 'We rarely work there. Call us.' }

const ZIP = {
  id: 'zip',
  kind: 'code',
  label: 'Your ZIP',
  show: 'always',
  required: 'Please enter your ZIP code',
  invalid: 'Please enter five digits',
  pictures: ['99999', '99999-9999'],
  fills: 'service_zip',
}

const ZONE = {
  id: 'zone',
  kind: 'lookup',
  label: 'Travel zone',
  show: 'always',
  required: 'Please choose your zone',
  from: 'zip',
  options: [
    { id: 'near', label: 'Near' },
    { id: 'far', label: 'Far' },
  ],
  rows: [
    { option: 'near', values: ['83702'] },
    { option: 'far', beginnings: ['837'] },
  ],
  else: { reason: 'outside' },
}

const FEE = { id: 'travel', title: 'Travel', when: { inputs: [{ input: 'zone', options: ['far'] }] }, effect: { kind: 'amount', amount: 4000 } }

/** The sample business with a travel fee by ZIP code for cars. */
export const TRAVEL: readonly FileEdit[] = [
  { file: 'business.json', at: '/reasons/-', set: REASON },
  { file: 'categories/car.json', at: '/inputs/-', set: ZIP },
  { file: 'categories/car.json', at: '/inputs/-', set: ZONE },
  { file: 'categories/car.json', at: '/rules', set: [FEE] },
]
