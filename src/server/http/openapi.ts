import { globSync, readFileSync } from 'node:fs'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import { namedFields } from '#src/booking/form/form-values.ts'
import { serverKindOf } from '#src/booking/form/kinds/registry.ts'
import { isAsked } from '#src/catalog/words/input-words.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Category } from '#src/contract/generated/types.ts'
import type { ApiRoute } from './api-route.ts'

type Json = Record<string, unknown>

/** A header that every change of a single resource accepts (RFC 9110, 13.1.1). */
const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The version that the change is made on, such as "3"; when it is past, nothing changes and the answer is 409.',
  schema: { type: 'string' },
}

/** By what a caller is known, or by which of several; null where anybody may call. */
const WHO: Readonly<Record<ApiRoute['access'], readonly (string | null)[]>> = {
  public: [null],
  admin: ['session'],
  editor: ['session', 'preview'],
  signed: ['signature'],
}

const definitions = withReferences(definitionsIn('schemas/api'), definitionsIn('schemas/content'))

/** Describes the API in OpenAPI 3.1, including the fields that the current content gives a request. */
export function openApiDocument(routes: readonly ApiRoute[], revision: Revision): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: revision.content.business.name, version: revision.id },
    paths,
    components: {
      schemas: {
        ...definitions,
        AppointmentRequest: requestOf('AppointmentRequest', revision),
        ManualRequest: requestOf('ManualRequest', revision),
      },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        preview: {
          type: 'http',
          scheme: 'preview',
          description: 'The secret of a sanity.previewUrlSecret that is a draft in the dataset, for an hour.',
        },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        signature: { type: 'apiKey', in: 'header', name: 'Sanity-Webhook-Signature' },
      },
    },
  }
}

function operation({ method, url, summary, access, bodySchema, querySchema, answers, isStream = false }: ApiRoute): Json {
  const mediaType = isStream ? 'text/event-stream' : 'application/json'
  const csrf = method === 'GET' || access === 'signed' ? {} : { csrf: [] }
  const needs = WHO[access].map(who => ({ ...(who !== null && { [who]: [] }), ...csrf }))
  const path = url.includes(':id') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []
  return {
    summary,
    ...(needs.every(need => Object.keys(need).length > 0) && { security: needs }),
    parameters: [...path, ...(path.length > 0 && method !== 'GET' ? [IF_MATCH] : []), ...queryParameters(querySchema)],
    ...(method !== 'GET' && { requestBody: { required: bodySchema !== 'NoPayload', content: asJson(bodySchema) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, schema]) => [status, { description: schema, content: withSchema(schema, mediaType) }]),
      ),
      '4XX': { description: 'Refused', content: asJson('Failure') },
    },
  }
}

function queryParameters(shape: string): Json[] {
  const { properties = {}, required = [] } = definitions[shape] as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

function asJson(schema: string): Json {
  return withSchema(schema, 'application/json')
}

function withSchema(schema: string, mediaType: string): Json {
  return { [mediaType]: { schema: { $ref: `#/components/schemas/${schema}` } } }
}

/** The schema of a visitor's request, with the named schema's own fields, and those of all categories and of the form; no others are allowed. */
function requestOf(name: 'AppointmentRequest' | 'ManualRequest', { content: { categories, bookingForm } }: Revision): Json {
  const request = definitions['AppointmentRequest'] as { properties: Json }
  const named = definitions[name] as { properties: Json }
  const texts = Object.fromEntries(namedFields(bookingForm).map(field => [field.name, serverKindOf(field).schema(field)]))
  const chosen = Object.assign({}, ...categories.map(categoryFields)) as Json
  const category = { type: 'string', enum: categories.map(({ id }) => id) }
  return {
    ...named,
    properties: { ...texts, ...chosen, ...request.properties, ...named.properties, vehicle_category: category },
    additionalProperties: false,
  }
}

function categoryFields(category: Category): Json {
  const addons = category.addonGroups.flatMap(({ items }) => items.map(({ id }) => id))
  const fields: Json = {
    [fieldName(category, 'package')]: { type: 'string', enum: category.packages.map(({ id }) => id) },
    [fieldName(category, 'addons')]: { type: 'array', items: addons.length > 0 ? { type: 'string', enum: addons } : { type: 'string' } },
  }
  for (const input of category.inputs.filter(isAsked)) {
    fields[fieldName(category, input.id)] =
      input.kind === 'code'
        ? { type: 'string', maxLength: 100, ...(input.pictures && { description: `such as ${input.pictures.join(' or ')}` }) }
        : 'options' in input
          ? { type: 'string', enum: input.options.map(({ id }) => id) }
          : { type: 'number', minimum: input.min, description: input.unit }
  }
  return fields
}

function definitionsIn(folder: string): Json {
  return Object.assign({}, ...globSync(`${folder}/*.schema.json`).map(readDefinitions)) as Json
}

/** The definitions of a schema file, with references rewritten for OpenAPI. */
function readDefinitions(file: string): Json {
  const text = readFileSync(file, 'utf8')
  const { $defs } = JSON.parse(text.replaceAll(/"\$ref": "[^"]*#\/\$defs\/(\w+)"/g, '"$ref": "#/components/schemas/$1"')) as { $defs: Json }
  return $defs
}

/** Definitions with those of others that they refer to, directly or through one another. */
function withReferences(own: Json, others: Json): Json {
  const names = [...JSON.stringify(own).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
  const missing = names.filter(name => !(name in own) && name in others)
  return missing.length === 0 ? own : withReferences({ ...own, ...Object.fromEntries(missing.map(name => [name, others[name]])) }, others)
}
