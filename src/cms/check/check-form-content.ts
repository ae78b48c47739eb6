import { fieldName } from '#src/booking/request/flat-fields.ts'
import { type CONTACT_FIELDS, RESERVED_FIELDS } from '#src/booking/form/own-fields.ts'
import { isNamed, type NamedField } from '#src/booking/form/form-values.ts'
import { fixedKinds, serverKindOf } from '#src/booking/form/kinds/registry.ts'
import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Category, Content, Field, FieldGroup } from '#src/contract/generated/types.ts'
import { VISIT_PREFIX } from '#src/catalog/visit/visit-category.ts'
import { INHERITED_KEYS } from './check-questions.ts'

/** The contact fields of a request, and the kinds of field that may hold them. */
const CONTACT_KINDS: Readonly<Record<(typeof CONTACT_FIELDS)[number], readonly Field['kind'][]>> = {
  name: ['text'],
  email: ['email'],
  phone: ['phone'],
  message: ['paragraph', 'text'],
}

/** Without these, a request cannot be answered. */
const NEEDED: ReadonlySet<string> = new Set(['name', 'email'])

/** The owner of the visit's own fields. */
const VISIT = { id: 'visit', fieldPrefix: VISIT_PREFIX }

interface PlacedField {
  field: Field
  pointer: ContentPointer
}

/** Checks that the form has every fixed field exactly once, and that no two fields of a request share a name. */
export function checkFormContent({ bookingForm: form, categories, visit }: Content, pointer: ContentPointer): void {
  const fields = form.groups.flatMap((group, position) =>
    group.fields.map((field, index) => ({ field, pointer: pointer.at('groups', position, 'fields', index) })),
  )
  checkKinds(fields, pointer.at('groups'))
  checkContact(fields, pointer.at('groups'))
  checkNames(fields, visit === undefined ? categories : [...categories, VISIT])
  form.groups.forEach((group, position) => checkFold(group, pointer.at('groups', position, 'isFolded')))
  pointer.at('groups').index(form.groups, 'group')
  for (const { field, pointer } of fields) {
    if (!isNamed(field)) continue
    serverKindOf(field).checkContent(field, pointer)
    checkCategories(field, categories, pointer.at('shown', 'categories'))
  }
}

function checkKinds(fields: readonly PlacedField[], pointer: ContentPointer): void {
  for (const kind of Object.keys(fixedKinds)) {
    const [first, ...more] = fields.filter(({ field }) => field.kind === kind)
    if (first === undefined) pointer.report(`there is no field of the kind "${kind}": the form needs exactly one`)
    for (const { pointer } of more) pointer.report(`a second field of the kind "${kind}": the form needs exactly one`)
  }
}

function checkContact(fields: readonly PlacedField[], pointer: ContentPointer): void {
  for (const [name, kinds] of Object.entries(CONTACT_KINDS)) {
    const found = fields.find(({ field }) => isNamed(field) && field.name === name)
    const wanted = kinds.map(kind => `"${kind}"`).join(' or ')
    if (found === undefined) {
      if (NEEDED.has(name)) pointer.report(`there is no field "${name}": every request has one, of the kind ${wanted}`)
    } else if (!kinds.includes(found.field.kind)) found.pointer.at('kind').report(`"${name}" must be of the kind ${wanted}`)
  }
}

/** What must be answered is not folded away: a visitor would learn of it only after sending. */
function checkFold({ fields, isFolded = false }: FieldGroup, pointer: ContentPointer): void {
  if (!isFolded) return
  for (const field of fields) {
    if (isNamed(field) ? field.required === undefined : field.kind === 'addons') continue
    pointer.report(`the group is folded, yet has "${isNamed(field) ? field.name : field.kind}", which must be answered: leave the group open`)
  }
}

function checkCategories({ shown }: NamedField, categories: readonly Category[], pointer: ContentPointer): void {
  shown?.categories?.forEach((id, position) => {
    if (!categories.some(category => category.id === id))
      pointer.at(position).report(`there is no category "${id}"; there are ${categories.map(category => category.id).join(', ')}`)
  })
}

function checkNames(fields: readonly PlacedField[], owners: readonly Pick<Category, 'id' | 'fieldPrefix'>[]): void {
  const seen = new Set<string>()
  for (const { field, pointer } of fields) {
    if (!isNamed(field)) continue
    const { name } = field
    const owner = owners.find(each => name.startsWith(fieldName(each, '')))
    if (seen.has(name)) pointer.at('name').report(`a second field "${name}": names must differ`)
    else if (RESERVED_FIELDS.has(name)) pointer.at('name').report(takenName(field))
    else if (INHERITED_KEYS.has(name)) pointer.at('name').report(`"${name}" is a name that programs use: choose a different one`)
    else if (owner !== undefined)
      pointer.at('name').report(`"${name}" begins like the fields of "${owner.id}" (${fieldName(owner, '')}): choose a different name`)
    seen.add(name)
  }
}

/** An update may take a name from an owner who has changed nothing: says what to do, and what stays. */
function takenName({ name, label }: NamedField): string {
  return `"${name}" is what the site itself notes with every request: give the field "${label}" a different name, such as "asked_${name}"; visitors go on reading its label`
}

/** Checks that no field of a category takes the name of one that every request has. */
export function checkFieldPrefixes(categories: readonly Category[], pointer: ContentPointer): void {
  categories.forEach((category, position) => {
    const { fieldPrefix, inputs } = category
    for (const part of ['package', 'addons', ...inputs.map(({ id }) => id)]) {
      const name = fieldName(category, part)
      if (RESERVED_FIELDS.has(name))
        pointer.at(position, 'fieldPrefix').report(`"${fieldPrefix}" makes a field "${name}", a name that every request uses: choose a different one`)
    }
  })
}
