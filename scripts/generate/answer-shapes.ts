import type { AnySchemaObject } from 'ajv'
import type { Shape } from '#src/contract/answer-shape.ts'

/** Answers that browsers read, by who reads them, and the definitions of their schemas. */
const ANSWERS = {
  // Apart, since what calls the API comes after the form.
  client: { csrfToken: 'CsrfToken', failure: 'Failure' },
  site: {
    serviceTypes: 'ServiceTypes',
    timeslotAnswer: 'TimeslotAnswer',
    slotsAnswer: 'SlotsAnswer',
    daysAnswer: 'DaysAnswer',
  },
  // Apart, since a visitor needs it only after sending.
  sent: { storedRequest: 'Appointment' },
  // Apart, since they are read only where content lets estimates be saved.
  saving: { savedEstimate: 'SavedEstimate', estimateProof: 'EstimateProof' },
  admin: {
    session: 'Session',
    sessionList: 'SessionList',
    signedOut: 'SignedOut',
    validity: 'Validity',
    appointmentList: 'AppointmentList',
    appointment: 'Appointment',
    appointmentDetail: 'AppointmentDetail',
    restoreOutcome: 'RestoreOutcome',
    requestNews: 'RequestNews',
    personExport: 'PersonExport',
    erasedPerson: 'ErasedPerson',
    cancelOutcome: 'CancelOutcome',
    listedOutcomes: 'ListedOutcomes',
    statusCounts: 'StatusCounts',
    summaryAnswer: 'SummaryAnswer',
    valuesAnswer: 'ValuesAnswer',
    reportAnswer: 'ReportAnswer',
    changeRefusal: 'ChangeRefusal',
    siteState: 'SiteState',
    mailPreview: 'MailPreview',
    customerList: 'CustomerList',
    bestCustomers: 'BestCustomers',
    customerDetail: 'CustomerDetail',
    noteList: 'NoteList',
    dayNotes: 'DayNotes',
    photo: 'Photo',
    adminTimeslotAnswer: 'AdminTimeslotAnswer',
    note: 'Note',
    closureList: 'ClosureList',
    closedVisits: 'ClosedVisits',
    storedClosure: 'StoredClosure',
    couponUses: 'CouponUses',
    ownLists: 'OwnLists',
    ownList: 'OwnList',
  },
}

/** Fields that only the admin's answers have: what a visitor's browser does not get, it need not know. */
const OF_THE_ADMIN = ['deleted_at', 'erased_at', 'released_at', 'on_way_at', 'started_at', 'crew', 'sender']

/** Returns the modules of the answers' shapes, by file name: a check for browsers, at a fraction of a validator's size. */
export function answerModules(schemas: readonly AnySchemaObject[]): [file: string, text: string][] {
  const definitions: Record<string, AnySchemaObject> = Object.assign({}, ...schemas.map(schema => schema['$defs'] as object))
  return Object.entries(ANSWERS).map(([reader, answers]) => [
    `${reader}-answers.ts`,
    moduleOf(answers, reader === 'sent' ? visitorsOnly(definitions) : definitions),
  ])
}

function visitorsOnly({ Appointment: schema = missing('Appointment'), ...others }: Readonly<Record<string, AnySchemaObject>>) {
  const properties: object = schema['properties']
  for (const name of OF_THE_ADMIN) if (!Object.hasOwn(properties, name)) missing(name)
  const read = Object.entries(properties).filter(([name]) => !OF_THE_ADMIN.includes(name))
  return { ...others, Appointment: { ...schema, properties: Object.fromEntries(read) } }
}

function moduleOf(answers: Readonly<Record<string, string>>, definitions: Readonly<Record<string, AnySchemaObject>>): string {
  const shape = (schema: AnySchemaObject) => JSON.stringify(shapeOf(schema, definitions))
  const imports = `import type { AnswerShape } from '../answer-shape.ts'\nimport type { ${Object.values(answers).join(', ')} } from './types.ts'\n\n`
  const constants = Object.entries(answers).map(
    ([name, type]) => `export const ${name}: AnswerShape<${type}> = { shape: ${shape(definitions[type] ?? missing(type))} }\n`,
  )
  return imports + constants.join('')
}

function shapeOf(schema: AnySchemaObject, definitions: Readonly<Record<string, AnySchemaObject>>): Shape {
  const of = (inner: AnySchemaObject) => shapeOf(inner, definitions)
  if (typeof schema['$ref'] === 'string') {
    const name = schema['$ref'].slice(schema['$ref'].lastIndexOf('/') + 1)
    return of(definitions[name] ?? missing(name))
  }
  if (Array.isArray(schema['oneOf'])) {
    const alternatives = schema['oneOf'].map(of)
    if (alternatives.every(shape => typeof shape === 'string')) return joined(alternatives)
  }
  if ('const' in schema) return typeof schema['const']
  if (Array.isArray(schema['enum'])) return joined(schema['enum'].map(value => typeof value))
  if (Array.isArray(schema['type'])) return joined(schema['type'].map(typeName))
  if (schema['type'] === 'array') return schema['items'] === undefined ? 'array' : [of(schema['items'])]
  if (schema['type'] === 'object' && schema['properties'] !== undefined) {
    const required = new Set(schema['required'] as string[] | undefined)
    const properties = Object.entries(schema['properties'] as Record<string, AnySchemaObject>)
    return Object.fromEntries(properties.map(([name, inner]) => [required.has(name) ? name : `${name}?`, of(inner)]))
  }
  if (typeof schema['type'] === 'string') return typeName(schema['type'])
  throw new Error(`an answer's schema says something that shapes do not know: ${JSON.stringify(schema)}`)
}

function typeName(type: string): string {
  return type === 'integer' ? 'number' : type
}

function joined(types: readonly string[]): string {
  return [...new Set(types)].join('|')
}

function missing(name: string): never {
  throw new Error(`no schema defines ${name}`)
}
