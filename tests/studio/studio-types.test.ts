import type { AnySchemaObject } from 'ajv'
import { expect, test } from 'vitest'
import { studioTypesModule } from '#scripts/generate/studio-types.ts'
import type { StudioType } from '#src/studio-model/documents/studio-type.ts'

/** The types that are generated for a document whose definitions are these. */
function typesOf($defs: Record<string, AnySchemaObject>): Record<string, StudioType> {
  const text = studioTypesModule([{ $defs }], ['Doc'])
  const lines = [...text.matchAll(/^ {2}(\w+): (.*),$/gm)]
  return Object.fromEntries(lines.map(([, name = '', json = '']) => [name, JSON.parse(json) as StudioType]))
}

const object = (properties: object, required: string[] = []): AnySchemaObject => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const oneField = (part: object) => ({ Doc: object({ part }), Text: { type: 'string', maxLength: 9 }, Empty: object({}) })
const variants = (one: object, other: object) => ({
  Doc: object({ part: { $ref: '#/$defs/Any' } }),
  Any: { type: 'object', required: ['kind'], discriminator: { propertyName: 'kind' }, oneOf: [{ $ref: '#/$defs/One' }, { $ref: '#/$defs/Other' }] },
  One: { title: 'The one', ...object({ kind: { const: 'one' }, ...one }) },
  Other: object({ kind: { const: 'other' }, ...other }),
})

test.each([
  [{ type: 'string' }, { is: 'text' }],
  [
    { type: 'string', minLength: 1, maxLength: 5, pattern: '^a' },
    { is: 'text', minLength: 1, maxLength: 5, pattern: '^a' },
  ],
  [
    { type: 'integer', minimum: 1, maximum: 5 },
    { is: 'number', integer: true, min: 1, max: 5 },
  ],
  [
    { type: 'number', exclusiveMinimum: 0 },
    { is: 'number', integer: false, above: 0 },
  ],
  [{ type: 'boolean' }, { is: 'boolean' }],
  [{ $ref: '#/$defs/Text' }, { is: 'named', type: 'Text' }],
  [
    { $ref: '#/$defs/Text', refersTo: 'Category' },
    { is: 'reference', to: 'Category' },
  ],
  [
    { type: 'array', minItems: 1, items: { $ref: '#/$defs/Empty' } },
    { is: 'list', of: { is: 'named', type: 'Empty' }, min: 1 },
  ],
  [
    { type: 'string', enum: ['day', 'off-day'] },
    {
      is: 'choice',
      options: [
        { value: 'day', title: 'Day' },
        { value: 'off-day', title: 'Off day' },
      ],
    },
  ],
  [
    { type: 'integer', enum: [15], enumTitles: ['A quarter'] },
    { is: 'choice', options: [{ value: 15, title: 'A quarter' }] },
  ],
])('%j is edited as %j', (schema, value) => {
  expect(typesOf(oneField(schema))['Doc']).toMatchObject({ fields: [{ name: 'part', value }] })
})

test('an object with kinds has a field for each name, and says which kinds have it', () => {
  const types = typesOf(variants({ amount: { type: 'integer' } }, { text: { type: 'string' } }))
  expect(types['Any']).toMatchObject({
    kinds: [
      { value: 'one', title: 'The one', fields: [{ name: 'amount' }] },
      { value: 'other', title: 'Other', fields: [{ name: 'text' }] },
    ],
  })
})

test('a field says which placeholders its text must have and may have', () => {
  const placeholders = { required: ['low', 'high'], optional: ['unit'] }
  const types = typesOf({ Doc: object({ part: { description: 'A range.', placeholders, $ref: '#/$defs/Template' } }), Template: { type: 'string' } })
  expect(types['Doc']).toMatchObject({ fields: [{ description: 'A range. {low} and {high} must stand in it, {unit} may: the site fills them in.' }] })
})

test.each([
  [
    'a template without its placeholders',
    { Doc: object({ part: { $ref: '#/$defs/Template' } }), Template: { type: 'string' } },
    /Doc\.part: a template declares its placeholders/,
  ],
  ['placeholders that are no names', oneField({ type: 'string', placeholders: { required: ['a-b'] } }), /placeholders are names of letters/],
  [
    'a keyword that says something of a value',
    oneField({ type: 'string', format: 'date' }),
    /Doc\.part: the Studio does not know what "format" says/,
  ],
  ['what is under a condition', oneField({ type: 'array', items: { type: 'string' }, uniqueItems: true }), /"uniqueItems"/],
  ['a type without a field', oneField({ type: 'null' }), /the Studio has no field for the type null/],
  ['several types', oneField({ type: ['string', 'integer'] }), /the Studio has no field for the type string,integer/],
  ['an object without a name', oneField({ type: 'object', properties: {} }), /an object in a content document needs a definition of its own/],
  ['a definition that is not there', oneField({ $ref: '#/$defs/Nothing' }), /no schema defines Nothing/],
  [
    'ids of things that nobody knows',
    oneField({ type: 'string', names: 'planet' }),
    /the Studio knows no ids of a "planet"; it knows those of package,/,
  ],
  ['choices that are not all named', oneField({ type: 'string', enum: ['a', 'b'], enumTitles: ['A'] }), /enumTitles must name each of a, b/],
  [
    'a field that is one thing in one kind and another in another',
    variants({ of: { type: 'integer' } }, { of: { type: 'array', items: { type: 'integer' } } }),
    /Any\.of is number of the kind "one" and a list of number of "other": give one another name/,
  ],
])('the generator fails for %s', (_, definitions, message) => {
  expect(() => typesOf(definitions)).toThrow(message)
})
