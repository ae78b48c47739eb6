import type { ComponentType } from 'react'
import type { Path, SchemaTypeDefinition } from 'sanity'
import { validation } from '../content/validation.ts'
import { AddressField } from '../form/address-field.tsx'
import { CategoryRulesHelp } from '../form/category-rules-help.tsx'
import { fieldOfKind } from '../form/field-of-kind.tsx'
import { FilledOpenField } from '../form/filled-open-field.tsx'
import { FormFieldHelp } from '../form/form-field-help.tsx'
import { FullPriceField } from '../form/full-price-field.tsx'
import { helpWithLink } from '../form/help-with-link.tsx'
import { whenField } from '../form/when-field.tsx'
import { nameInput, namesInput } from '../form/names-input.tsx'
import { ReasonInput } from '../form/reason-input.tsx'
import { DIFFS } from '../diffs.ts'
import { INPUTS, LIST_INPUTS } from '../inputs.ts'
import { isNoPartOf } from '../../studio-model/documents/answer-parts.ts'
import { isUnnamed } from '../../studio-model/documents/own-name.ts'
import { nameOf, suggestedId } from '../../studio-model/documents/suggested-id.ts'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { FORM_GROUPS, groupedFields } from '../../studio-model/documents/form-groups.ts'
import { STUDIO_TYPES } from '../../studio-model/generated/studio-types.ts'
import { mergedFields } from '../../studio-model/documents/merged-fields.ts'
import { resolved } from '../../studio-model/documents/place-of.ts'
import type { StudioField, StudioType, StudioValue } from '../../studio-model/documents/studio-type.ts'
import { UPLOADED_TYPES } from '../../studio-model/pictures/refused-upload.ts'
import { valuesAround } from '../../studio-model/documents/values-around.ts'
import { fieldsOf } from '../../studio-model/draft/draft-value.ts'
import { previewOf } from '../previews/preview-of.ts'
import { iconOf } from './document-icons.ts'
import { choiceOf, valueOf } from './sanity-values.ts'

/** A Sanity definition; Sanity's own types distinguish every kind of definition. A description is text: Sanity refuses anything else in a deployed schema. */
type Definition = Record<string, unknown> & { readonly description?: string | undefined }

/** Returns all types of content documents, as the schemas define them. */
export function sanityTypes(): SchemaTypeDefinition[] {
  const documents = Object.entries(DOCUMENT_SHAPE).map(([type, shape]) => ({
    ...definitionOf(shape),
    name: type,
    type: 'document',
    icon: iconOf(type),
    validation,
  }))
  const shapes = new Set(Object.values(DOCUMENT_SHAPE))
  const parts = Object.keys(STUDIO_TYPES).filter(name => !shapes.has(name))
  return [...documents, ...parts.map(name => ({ ...definitionOf(name), name }))] as unknown as SchemaTypeDefinition[]
}

function definitionOf(name: string): Definition {
  const type = STUDIO_TYPES[name]
  if (type === undefined) throw new Error(`schemas define no ${name}`)
  const { components, ...preview } = previewOf(name)
  return {
    title: type.title,
    ...shapeOf(name, type),
    ...preview,
    components: { ...components, ...componentsOf(name) },
  }
}

function componentsOf(name: string): Definition {
  const [input, diff] = [INPUTS[name], DIFFS[name]]
  return { ...(input !== undefined && { input }), ...(diff !== undefined && { diff }) }
}

function shapeOf(name: string, type: StudioType): Definition {
  if ('value' in type) return valueOf(type.value)
  if ('fields' in type) return objectOf(name, type.fields)
  const kind = choiceOf(type.kinds.map(({ value, title }) => ({ value, title })))
  const fields = mergedFields(type.kinds).map(({ field, byKind }) => ({ ...inWordsOf(byKind, fieldOf(field)), ...onlyIn(byKind) }))
  const field = { name: 'kind', title: `Kind of ${type.title.toLowerCase()}`, ...kind }
  return { type: 'object', fields: [withHelp(`${name}.kind`, field), ...fields] }
}

function objectOf(name: string, fields: readonly StudioField[]): Definition {
  const groups = (FORM_GROUPS[name] ?? []).map(({ title }, position) => ({ name: groupName(title), title, default: position === 0 }))
  const isImage = isPicture(fields)
  const type = isImage ? { type: 'image', options: PICTURE } : { type: isVideoFile(fields) ? 'file' : 'object' }
  const own = groupedFields(name, isImage ? fields.filter(field => field.name !== 'crop') : fields).map(({ field, group }) => ({
    ...withHelp(`${name}.${field.name}`, fieldOf(field)),
    ...(group !== null && { group: groupName(group) }),
    ...(name === 'InputCondition' && onlyOfItsQuestion(field.name)),
    ...(name === 'FieldGroup' && field.name === 'id' && { hidden: isToFollow }),
    ...ownField(`${name}.${field.name}`),
  }))
  return { ...type, fields: own, ...(groups.length > 0 && { groups }) }
}

/** Help texts with a link in them, by the field's type and name. */
const HELPS: Readonly<Record<string, ComponentType>> = {
  'BookingForm.groups': FormFieldHelp,
  'Category.rules': CategoryRulesHelp,
  'Field.kind': FormFieldHelp,
}

function withHelp(of: string, field: Definition): Definition {
  const Help = HELPS[of]
  if (Help === undefined) return field
  return { ...field, components: { ...(field['components'] as object | undefined), field: helpWithLink(Help) } }
}

/** Fields that say more than their value, by type and name. */
const OWN_FIELDS: Readonly<Record<string, ComponentType<never>>> = {
  'Category.path': AddressField,
  'FurtherPage.path': AddressField,
  'ItemCount.full': FullPriceField,
}

function ownField(of: string): Definition {
  const field = OWN_FIELDS[of]
  return field === undefined ? {} : { components: { field } }
}

/** What Sanity's own input of images does for pictures. */
const PICTURE = { hotspot: true, accept: UPLOADED_TYPES }

/** Whether an object is a picture, which may be an asset of the dataset: Sanity's images have the crop of one as a field of their own. */
function isPicture(fields: readonly StudioField[]): boolean {
  return fields.some(({ value }) => value.is === 'named' && value.type === 'Focus')
}

/** Whether an object is a file of a video, which may be an asset of the dataset. */
function isVideoFile(fields: readonly StudioField[]): boolean {
  return fields.some(({ value }) => value.is === 'named' && value.type === 'VideoName')
}

function isPictureType(value: StudioValue): boolean {
  const type = value.is === 'named' ? STUDIO_TYPES[value.type] : undefined
  return type !== undefined && 'fields' in type && isPicture(type.fields)
}

/** Hides what the question of a condition cannot be answered with. */
function onlyOfItsQuestion(part: string): Definition {
  return { hidden: (field: ConditionalField) => isNoPartOf(part, holderOf(field), field.document) }
}

/** What Sanity says of a field when it asks whether to hide it. */
interface ConditionalField {
  document?: unknown
  parent?: unknown
  path?: Path
}

/** Returns the object that a field is in. "Review changes" names its path alone. */
function holderOf({ document, parent, path = [] }: ConditionalField): unknown {
  return parent ?? valuesAround(document, path)[0]
}

function groupName(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, '-')
}

/**
 * Hides a field of kinds that are not chosen, and makes it read-only: Sanity searches all editable fields for read-only ones, twenty types deep, with
 * or without a value; a price that may hold two prices would yield a million fields.
 */
function onlyIn(kinds: ReadonlyMap<string, StudioField>): Definition {
  const isOther = (field: ConditionalField) => !kinds.has(String(fieldsOf(holderOf(field))['kind']))
  const [isId, isName] = [[...kinds.values()].some(isItsId), [...kinds.values()].some(isItsName)]
  const isHidden = (field: ConditionalField) =>
    isOther(field) || (isId && isToFollow(field)) || (isName && isUnnamed(fieldsOf(holderOf(field))['name']))
  return { hidden: isHidden, readOnly: isOther }
}

/** Whether a field is the name of one of the request form, which follows from its label. */
function isItsName({ name, value }: StudioField): boolean {
  return name === 'name' && value.is === 'named' && value.type === 'FieldName'
}

function isItsId({ name, value }: StudioField): boolean {
  return name === 'id' && value.is === 'named' && value.type === 'Id'
}

/** Whether an id has yet to follow from a name: an empty field looked as if somebody had to think of one. Where a name gives none, it is asked for. */
function isToFollow(field: ConditionalField): boolean {
  const holder = holderOf(field)
  const name = nameOf(holder)
  return fieldsOf(holder)['id'] === undefined && (name === undefined || suggestedId(name) !== '')
}

/** Gives a field the words of the kind that is chosen, where kinds have different ones. */
function inWordsOf(byKind: ReadonlyMap<string, StudioField>, field: Definition): Definition {
  const words = new Map([...byKind].map(([kind, own]) => [kind, { title: own.title, description: helpOf(own) }]))
  const isOne = new Set([...words.values()].map(one => JSON.stringify(one))).size === 1
  // A field's `components` replace those of its type, so the type's are repeated here.
  const components = { ...componentsOf(String(field['type'])), ...(field['components'] as object | undefined), field: fieldOfKind(words) }
  return isOne ? field : { ...field, components }
}

/** Fields of conditions: when a rule holds, and the parts of it. */
const CONDITION_FIELDS: Readonly<Record<string, ComponentType<never>>> = {
  When: whenField('When'),
  VisitWhen: whenField('VisitWhen'),
  WhenOfVisit: FilledOpenField,
  ItemCount: FilledOpenField,
  PolicyWhen: FilledOpenField,
  DateRange: FilledOpenField,
  Season: FilledOpenField,
  StartTimes: FilledOpenField,
  HoursAhead: FilledOpenField,
  CouponLimit: FilledOpenField,
}

/** Small parts that may be left out and mostly are not. */
const OPEN: ReadonlySet<string> = new Set(['Within'])

function fieldOf(field: StudioField): Definition {
  const { name, title, value, isRequired, names } = field
  const type = value.is === 'named' ? STUDIO_TYPES[value.type] : undefined
  const help = helpOf(field)
  const isObject = type !== undefined && !('value' in type)
  const list = resolved(value)
  const condition = value.is === 'named' ? CONDITION_FIELDS[value.type] : undefined
  return {
    name,
    title,
    ...(help !== undefined && { description: help }),
    ...valueOf(value),
    ...listInputOf(value),
    ...(names !== undefined && {
      components: { input: list?.is === 'list' ? namesInput(names) : names === 'reason' ? ReasonInput : nameInput(names) },
    }),
    // A switch that nobody touched says no.
    ...(isRequired && value.is === 'boolean' && { initialValue: false }),
    ...(isObject && {
      options: { ...(isPictureType(value) && PICTURE), collapsible: true, collapsed: !isRequired && !(value.is === 'named' && OPEN.has(value.type)) },
    }),
    ...(condition !== undefined && { components: { field: condition } }),
    ...(isItsId(field) && { hidden: isToFollow }),
  }
}

function listInputOf(value: StudioField['value']): Definition {
  const input = value.is === 'list' && value.of.is === 'named' ? LIST_INPUTS[value.of.type] : undefined
  return input === undefined ? {} : { components: { input } }
}

/** Texts that are chosen: how they are written need not be said, nor in which folder their files are. */
const CHOSEN: ReadonlySet<string> = new Set(['YearDay', 'Day', 'TimeOfDay', 'Color', 'Illustration', 'VideoName'])

/** Returns a field's help text. A text with a pattern takes its type's description, which says how to write it. */
function helpOf({ description, value, names }: StudioField): string | undefined {
  const type = value.is === 'named' ? STUDIO_TYPES[value.type] : undefined
  const isWritten =
    value.is === 'named' &&
    !CHOSEN.has(value.type) &&
    type !== undefined &&
    'value' in type &&
    type.value.is === 'text' &&
    type.value.pattern !== undefined
  return description ?? (isWritten && names === undefined ? type.description : undefined)
}
