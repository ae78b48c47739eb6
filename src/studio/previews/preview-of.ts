import type { ComponentType, ReactElement } from 'react'
import type { PreviewProps } from 'sanity'
import { videoFile } from '../../cms/sanity/asset-video.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { STUDIO_TYPES } from '../../studio-model/generated/studio-types.ts'
import { listedNames } from '../../studio-model/documents/item-names.ts'
import { previewedFields, previewWords } from '../../studio-model/documents/preview-words.ts'
import { categoryPrice } from '../../studio-model/prices/list-price.ts'
import { taxSubtitle } from '../../studio-model/prices/tax-words.ts'
import { formItemPreview } from './form-item-preview.tsx'
import { ItemPreview } from './item-preview.tsx'
import { notedPreview } from './noted-preview.tsx'
import { policyPreview } from './policy-preview.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { latestPriceFormat } from './price-format.ts'
import { mediaOf } from './small-picture.tsx'
import { AnswerPreview, conditionPreview, rulePreview } from './rule-preview.tsx'

type Item = Readonly<Record<string, unknown>>

/** A preview that shows more than a few words of its item. */
interface Shown {
  /** Fields of the item that it needs. */
  readonly fields: readonly string[]
  readonly more: (item: Item) => { title?: string; subtitle?: string; item?: Item; media?: ReactElement | undefined }
  readonly component?: ComponentType<PreviewProps>
}

/** What a rule's list item tells it by. */
const RULE_FIELDS = ['effect', 'when', 'unless', 'unadvertised', 'unannounced']

const SHOWN: Readonly<Record<string, Shown>> = {
  // The words of a document's preview wait for nothing: the list of categories waits until the price format is loaded (structure.ts).
  Category: {
    fields: ['id', 'packages', 'inputs', 'addonGroups', 'rules', 'times', 'limit', 'picture', 'icon'],
    more: category => ({ subtitle: priceOf(category), media: mediaOf(category) }),
  },
  Package: {
    fields: ['id', 'price', 'unitLabel', 'labels', 'picture', 'logo'],
    more: item => ({ item, media: mediaOf(item) }),
    component: ItemPreview,
  },
  Image: { fields: ['src', 'asset'], more: item => ({ item }), component: PicturePreview },
  GalleryImage: { fields: ['src', 'asset'], more: item => ({ item }), component: PicturePreview },
  VideoFile: { fields: ['asset'], more: ({ asset }) => (videoFile(asset) === null ? {} : { title: 'A video that was uploaded' }) },
  Deposit: { fields: ['when', 'rows', 'note'], more: item => ({ item }), component: policyPreview('Deposit') },
  DepositRow: { fields: ['from', 'shares'], more: item => ({ item }), component: policyPreview('DepositRow') },
  DepositShare: { fields: ['fee', 'due', 'hours'], more: item => ({ item }), component: policyPreview('DepositShare') },
  FeeRow: { fields: ['within', 'fee'], more: item => ({ item }), component: policyPreview('FeeRow') },
  Rule: { fields: RULE_FIELDS, more: item => ({ item }), component: rulePreview('Rule') },
  VisitRule: { fields: RULE_FIELDS, more: item => ({ item }), component: rulePreview('VisitRule') },
  When: { fields: partsOf('When'), more: item => ({ item }), component: conditionPreview('When') },
  VisitWhen: { fields: partsOf('VisitWhen'), more: item => ({ item }), component: conditionPreview('VisitWhen') },
  InputCondition: { fields: partsOf('InputCondition'), more: item => ({ item }), component: AnswerPreview },
  Cancellation: {
    fields: ['when', 'rows', 'smaller', 'noShow', 'calledOff', 'inVain', 'note'],
    more: item => ({ item }),
    component: policyPreview('Cancellation'),
  },
  SharedPrice: { fields: ['id', 'price'], more: item => ({ item }), component: ItemPreview },
  Tax: { fields: ['bps', 'included', 'on', 'except'], more: tax => ({ subtitle: taxSubtitle(tax) }) },
  SharedTax: { fields: ['bps', 'included'], more: tax => ({ subtitle: taxSubtitle(tax) }) },
  AddonGroup: { fields: ['items'], more: ({ items }) => ({ subtitle: listedNames(items) }) },
  FieldGroup: { fields: ['id'], more: item => ({ item }), component: formItemPreview('FieldGroup') },
  Field: { fields: ['kind', 'name'], more: item => ({ item }), component: formItemPreview('Field') },
  Addon: { fields: ['id', 'price', 'unitLabel'], more: item => ({ item }), component: ItemPreview },
}

function partsOf(name: string): string[] {
  const type = STUDIO_TYPES[name]
  return type !== undefined && 'fields' in type ? type.fields.map(field => field.name) : []
}

function priceOf(category: Item): string {
  const format = latestPriceFormat()
  return format === null ? '' : categoryPrice(category, format, utcToday())
}

/** Returns how lists show an item of a type: the fields to read, the text, and for some types a custom component. */
export function previewOf(name: string): { preview?: object; components?: { preview: ComponentType<PreviewProps> } } {
  const type = STUDIO_TYPES[name]
  if (type === undefined || 'value' in type) return {}
  const { fields = [], more, component } = SHOWN[name] ?? {}
  const read = new Set([...previewedFields(type), ...fields])
  return {
    preview: {
      select: Object.fromEntries([...read].map(field => [field, field])),
      prepare: (item: Item) => ({ ...previewWords(name, item), ...more?.(item) }),
    },
    components: { preview: notedPreview(component) },
  }
}
