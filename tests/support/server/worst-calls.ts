import type { ApiRoute } from '#src/server/http/api-route.ts'
import { BODY_LIMIT } from '#src/server/http/json-body.ts'

/** A request that is as costly as the limits of its route allow, in one way or another. */
export interface WorstCall {
  what: string
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
}

/** What Node takes of an address and its headers together, less what a request has in any case. */
const HEADER_LIMIT = 14_000

/** As many of something as fit, each by its number. */
function filled(limit: number, part: (index: number) => string): string {
  const items: string[] = []
  for (let length = 0, index = 0; ; index++) {
    const next = part(index)
    length += next.length + 1
    if (length > limit) return items.join(',')
    items.push(next)
  }
}

/** Bodies of a length that are hard on whoever reads them, beside one that is right. */
function bodiesOf(length: number, valid: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const room = length - 2000
  const first = JSON.stringify(valid).slice(1, -1)
  const beside = (members: string) => `{${first}${first === '' ? '' : ','}${members}}`
  const nested = (open: string, inner: string, close: string) => {
    const levels = Math.floor(room / (open.length + close.length))
    return `${open.repeat(levels)}${inner}${close.repeat(levels)}`
  }
  return {
    'wrong keys': beside(filled(room, index => `"k${index}":1`)),
    'wrong keys of wrong types': beside(filled(room, index => `"k${index}":{}`)),
    'wrong keys with lists': beside(filled(room, index => `"k${index}":[1]`)),
    'short wrong keys': beside(filled(room, index => `"${index.toString(36)}":0`)),
    'keys that are escaped': beside(filled(room, index => `"\\u006b${index}":1`)),
    'keys that are numbers, the largest first': beside(filled(room, index => `"${100_000 - index}":1`)),
    'an object of small objects': beside(`"name":{${filled(room, index => `"k${index}":{}`)}}`),
    'a list of short texts': beside(`"car_addons":[${filled(room, index => `"${index}"`)}]`),
    'a list of empty lists': beside(`"car_addons":[${filled(room, () => '[]')}]`),
    'lists of allowed length': beside(filled(room, index => `"k${index}":[${filled(3000, () => '""')}]`)),
    'a deep list': beside(`"x":${nested('[', '', ']')}`),
    'a deep object': beside(`"x":${nested('{"a":', '1', '}')}`),
    'a number of many digits': beside(`"x":${'9'.repeat(room)}`),
    'a fraction of many digits': beside(`"x":0.${'1'.repeat(room)}`),
    'a long key': beside(`"${'x'.repeat(room)}":1`),
    'a long text': beside(`"message2":"${'x'.repeat(room)}"`),
    'a long text of escapes': beside(`"message2":"${'\\u00e9'.repeat(Math.floor(room / 6))}"`),
    'many blanks': `${JSON.stringify(valid)}${' '.repeat(room)}`,
    'a text that is no JSON': `{"a":"${'x'.repeat(room)}`,
    ...longTexts(valid),
  }
}

/** Texts as long as the schemas let them be, of signs that patterns and cleaners stumble over. */
function longTexts(valid: Readonly<Record<string, unknown>>): Record<string, string> {
  const signs = {
    blanks: ' ',
    'line ends': '\n',
    'combining marks': '\u0301',
    'signs that nobody sees': '\u200b',
    digits: '1',
    ats: '@',
    dots: 'a.',
    dashes: '5-',
  }
  const texts = Object.keys(valid).filter(name => typeof valid[name] === 'string')
  return Object.fromEntries(
    Object.entries(signs).map(([name, sign]) => {
      const long = Object.fromEntries(
        texts.map(field => [field, sign.repeat(10_000).slice(0, { name: 200, email: 254, phone: 40, message: 10_000 }[field] ?? 64)]),
      )
      return [`long texts of ${name}`, JSON.stringify({ ...valid, ...long })]
    }),
  )
}

const QUERIES: Readonly<Record<string, string>> = {
  'wrong parameters': filled(HEADER_LIMIT, index => `k${index}=1`).replaceAll(',', '&'),
  'empty parameters': '&'.repeat(HEADER_LIMIT),
  'one parameter many times': filled(HEADER_LIMIT, () => 'date=1').replaceAll(',', '&'),
  'a long parameter': `date=${'1'.repeat(HEADER_LIMIT)}`,
  escapes: `date=${'%41'.repeat(HEADER_LIMIT / 3)}`,
}

const HEADERS: Readonly<Record<string, Record<string, string>>> = {
  'a cookie of many parts': { cookie: filled(HEADER_LIMIT, index => `k${index}=1`).replaceAll(',', ';') },
  'a cookie of signs': { cookie: ';='.repeat(HEADER_LIMIT / 2) },
  'many forwarders': { 'x-forwarded-for': filled(HEADER_LIMIT, index => `10.0.0.${index % 256}`) },
  'a long user agent': { 'user-agent': 'Mobi Android iPhone '.repeat(HEADER_LIMIT / 20) },
  'a long entity tag': { 'if-none-match': filled(HEADER_LIMIT, index => `"${index}"`) },
  'many ranges': { range: `bytes=${filled(HEADER_LIMIT, index => `${index}-${index}`)}` },
  'many encodings': { 'accept-encoding': filled(HEADER_LIMIT, index => `br${index};q=0.1`) },
  'many types': { accept: filled(HEADER_LIMIT, index => `text/h${index};q=0.1`) },
  'a long token': { authorization: `Bearer ${'a'.repeat(HEADER_LIMIT)}` },
}

type Target = Pick<ApiRoute, 'method' | 'url' | 'bodyLimit' | 'access'>

/** Bodies that are as costly as the route's limits allow; none for a route that takes no body. */
export function worstBodies({ method, url, bodyLimit }: Target, valid: Readonly<Record<string, unknown>>): WorstCall[] {
  const bodies = method === 'GET' ? {} : bodiesOf(bodyLimit ?? BODY_LIMIT, valid)
  const headers = { 'content-type': 'application/json' }
  return Object.entries(bodies).map(([what, body]) => ({ what: `${method} ${url}: ${what}`, method, url, headers, body }))
}

/** For each way to call a route, one that is as costly as can be. */
export function worstCalls(route: Target, valid: Readonly<Record<string, unknown>>): WorstCall[] {
  const { method, url } = route
  const named = (what: string) => `${method} ${url}: ${what}`
  return [
    ...worstBodies(route, valid),
    ...Object.entries(QUERIES).map(([what, query]) => ({ what: named(what), method, url: `${url}?${query}`, headers: {}, body: null })),
    ...Object.entries(HEADERS).map(([what, headers]) => ({ what: named(what), method, url, headers, body: null })),
  ]
}
