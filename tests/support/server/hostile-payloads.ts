import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { cleanText } from '#src/booking/request/clean-text.ts'
import type { RequestSchema } from '#src/server/http/api-route.ts'
import type { Draw } from '../draw.ts'
import { APPOINTMENT } from './requests.ts'

/** A body that must be refused, and why. */
export interface HostilePayload {
  why: string
  body: string | Buffer<ArrayBuffer>
  headers: Record<string, string>
}

type Body = Record<string, unknown>

/** A body of each shape that a call would take, were it not for what is done to it. */
const VALID: Readonly<Record<string, Body>> = {
  AppointmentRequest: APPOINTMENT,
  ManualRequest: { ...APPOINTMENT, status: 'Confirmed', despite_warnings: true },
  AppointmentChange: { name: 'Ann Ash', appointment_date: '2026-06-03', appointment_time: '09:00', despite_warnings: true },
  AppointmentChanges: { changes: [{ id: 'NONE', version: 1, status: 'Confirmed' }] },
  CancelRequest: { sender: 'nobody' },
  PersonRequest: { id: 'NONE' },
  MailRequest: { kind: 'confirmed' },
  MailPreviewRequest: { status: 'Confirmed' },
  Restoring: { tell: true },
  NewNote: { text: 'The gate code is 1234.' },
  NewMerge: { with: 'NONE' },
  NewOwnList: { name: 'Dearest first', shows: { search: 'ash', status: 'Pending', sort: 'estimated_value desc' } },
  NewClosure: { first_day: '2026-06-10', last_day: '2026-06-10', from_time: '12:00', until_time: '13:00', crews: 'all', reason: 'Trade fair' },
  RestoreRequest: { deleted_at: '2026-06-01T15:00:00.000Z' },
  StatusChange: { status: 'Confirmed' },
  ProgressChange: { on_way_at: '2026-06-02T15:00:00.000Z' },
  ValueChange: { actual_value: 19.99 },
  Credentials: { username: 'nobody', password: 'not the password' },
  AccountSetup: { code: 'none', username: 'nobody', password: 'some very long pass phrase' },
  PasswordChange: { current_password: 'not the password', new_password: 'some very long pass phrase' },
  ContentDraft: { documents: [], deleted: [] },
  DraftLinkRequest: { layer: 'drafts', documents: ['category-Car'], path: '/' },
  PageDraft: { documents: [], deleted: [], path: '/', layout: 'desktop' },
  ServiceSelection: { service: 'Car', package: 'car-gold-shine', answers: { size: 'mid' }, date: '2026-06-03', time: '09:00' },
  NoPayload: {},
}

/** Texts that these fields take are the content's or the calendar's: none of ours is among them. */
const CLOSED = [
  'vehicle_category',
  'service_type',
  'request_type',
  'car_package',
  'car_size',
  'appointment_date',
  'appointment_time',
  'first_day',
  'last_day',
  'from_time',
  'until_time',
  'crews',
  'status',
  'email',
]

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'id', 'created_at', 'estimated_value', 'deleted_at', 'is_admin']
const MORE_KEYS = [
  '',
  ' ',
  'name ',
  'Name',
  'namE\u0301',
  'a.b',
  '$ne',
  '0',
  'car_package\0',
  '\ud800',
  "x'; DROP TABLE appointments; --",
  'x'.repeat(5000),
]

const TEXTS = [
  '\0',
  '\ud800',
  'x',
  '../../../etc/passwd',
  "' OR 1=1 --",
  '${7*7}',
  '{{7*7}}',
  '<script>',
  '=1+1',
  '１２',
  '0',
  'null',
  'true',
  '__proto__',
]
const NUMBERS = [-1, -0.001, 1e21, 1e308, -1e308, Number.MAX_SAFE_INTEGER + 1, 0.1 + 0.2, 5e-324]

const definitions: Readonly<Record<string, { properties?: Body; required?: string[] }>> = Object.assign(
  {},
  ...globSync('schemas/api/*.schema.json').map(file => (JSON.parse(readFileSync(file, 'utf8')) as { $defs: object }).$defs),
)

/**
 * A body of the shape that a call takes.
 * @throws when none is known.
 */
export function validBody(shape: string): Body {
  const valid = VALID[shape]
  if (valid === undefined) throw new Error(`say in hostile-payloads.ts what a valid ${shape} is`)
  return valid
}

/** Makes bodies that no call with a body of the shape may take, whatever is drawn. */
export function hostilePayload(draw: Draw, shape: RequestSchema<unknown>): HostilePayload {
  const valid = validBody(shape.name)
  const { properties = {}, required = [] } = definitions[shape.name] ?? {}
  const ways: (() => HostilePayload | null)[] = [
    () => asJson('an unknown field', { ...valid, [unknownKey(draw, properties, valid)]: draw.one([1, 'x', null, ['x'], true, { a: 1 }]) }),
    () => brokenText(draw, JSON.stringify(valid)),
    () => wrongWire(draw, JSON.stringify(valid)),
  ]
  const fields = Object.keys(valid)
  if (fields.length > 0) {
    ways.push(
      () => wrongValue(draw, shape, valid, draw.one(Object.keys(properties))),
      () => wrongValue(draw, shape, valid, draw.one(Object.keys(properties))),
      () => repeated(draw, valid),
    )
  }
  if (required.length > 0) ways.push(() => without(valid, draw.one(required)))
  const closed = CLOSED.filter(field => fields.includes(field))
  // The admin may leave out what a visitor may not: a text of which nothing is left is such a one.
  const texts = shape.name === 'ManualRequest' ? TEXTS.filter(text => cleanText(text, false) !== '') : TEXTS
  if (closed.length > 0) ways.push(() => asJson('a text of no choice', { ...valid, [draw.one(closed)]: draw.one(texts) }))
  for (;;) {
    const made = draw.one(ways)()
    if (made !== null) return made
  }
}

function asJson(why: string, body: unknown): HostilePayload {
  return { why: `${why}: ${JSON.stringify(body).slice(0, 300)}`, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** A key that neither the schema nor the request knows; nothing is unknown but what has a new name. */
function unknownKey(draw: Draw, properties: Body, valid: Body): string {
  const key = draw.chance(70) ? draw.one([...KEYS, ...MORE_KEYS]) : `f${draw.between(0, 1e6)}`
  return Object.hasOwn(properties, key) || Object.hasOwn(valid, key) ? `${key}_` : key
}

/** A value that the schema itself refuses; null when it takes the drawn one. */
function wrongValue(draw: Draw, shape: RequestSchema<unknown>, valid: Body, field: string): HostilePayload | null {
  const value: unknown = draw.one<() => unknown>([
    () => draw.one(NUMBERS),
    () => draw.one([true, false]),
    () => ({ [draw.one(KEYS)]: draw.one(TEXTS) }),
    () => [draw.one<unknown>([null, {}, 7, [['x']]])],
    () => 'x'.repeat(draw.between(10_001, 20_000)),
    () => null,
  ])()
  const body = { ...valid, [field]: value }
  return shape.validate(JSON.parse(JSON.stringify(body))) ? null : asJson('a wrong value', body)
}

function without(valid: Body, field: string): HostilePayload {
  return asJson(`no ${field}`, Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)))
}

function repeated(draw: Draw, valid: Body): HostilePayload {
  const field = draw.one(Object.keys(valid))
  const body = JSON.stringify(valid).replace(/\}$/, `,${JSON.stringify(field)}:${JSON.stringify(draw.one<unknown>(['x', valid[field], null, 1]))}}`)
  return { why: `${field} twice`, body, headers: { 'content-type': 'application/json' } }
}

function brokenText(draw: Draw, text: string): HostilePayload {
  const body = draw.one<() => string | Buffer<ArrayBuffer>>([
    // The last brace is always lost.
    () => text.slice(0, draw.between(1, text.length - 1)),
    () => text.replace(/\}$/, ',}'),
    () => `${text}${draw.one([text, '//', ']', 'null'])}`,
    () => text.replace('{', draw.one(['{x:1', '{/**/"x":1', "{'x':1", '{"x":NaN', '{"x":0x1', '{"x":"\u0001"'])),
    () => draw.one(['[]', '0', '"x"', 'true', '[{}]', '{"a"}', '\ufeff\ufeff{}', '-', '{"__proto__":{}}']),
    () => '['.repeat(draw.between(2, 5000)),
    () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
    () => Buffer.concat([Buffer.from('{"x":"'), Buffer.from([draw.between(0x80, 0xff), 0x28]), Buffer.from('"}')]),
    () => `"${'x'.repeat(draw.between(200_000, 300_000))}"`,
  ])()
  return { why: `broken: ${body.slice(0, 60).toString()}`, body, headers: { 'content-type': 'application/json' } }
}

function wrongWire(draw: Draw, text: string): HostilePayload {
  const headers = draw.one<Record<string, string>>([
    { 'content-type': draw.one(['text/plain', 'application/xml', 'application/jsonp', 'application/x-www-form-urlencoded', 'json', 'a/b']) },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': `application/json; charset=${draw.one(['utf-16', 'iso-8859-1', 'utf-7', 'x'])}` },
    { 'content-type': 'application/json', 'content-encoding': draw.one(['gzip', 'br', 'deflate', 'zstd', 'x', 'identity, gzip']) },
  ])
  return { why: JSON.stringify(headers), body: draw.chance(20) ? gzipSync(text) : text, headers }
}
