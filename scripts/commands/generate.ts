/**
 * Writes src/contract/generated from schemas/ and defaults/: one TypeScript type for every definition, one precompiled validator
 * for every document and request, and the shapes of answers; and src/studio-model/generated, the types that the Studio edits.
 * With --check it writes nothing and fails when a file is not current.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { compile } from 'json-schema-to-typescript'
import { answerModules } from '../generate/answer-shapes.ts'
import { defaultContentModule } from '../generate/default-content.ts'
import { documentShapesModule } from '../generate/document-shapes.ts'
import { studioTypesModule } from '../generate/studio-types.ts'
import { answerHelp } from '../lib/answer-help.ts'

answerHelp(`npm run generate -- [--check]

Writes types and validators from schemas/, and the module of defaults/.
  --check  writes nothing: exit code 1 where a file is not as it would be written
`)

const SCHEMAS = 'schemas'
const CONTRACT = 'src/contract/generated'
const STUDIO = 'src/studio-model/generated'
const NOTICE = '// Generated from schemas/ by `npm run generate`; do not edit.\n'

/** Keywords that only validators and the Studio read. A title would become a type's name. */
const NOT_OF_TYPES = new Set([
  'discriminator',
  'validated',
  'refersTo',
  'names',
  'enumTitles',
  'not',
  'minItems',
  'maxItems',
  'pattern',
  'placeholders',
  'multiline',
  'prose',
  'writtenOut',
  'measuredIn',
])

const schemas = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.schema.json'))
  .sort()
  .map(file => JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8')) as AnySchemaObject)

/** Definitions marked `validated`, which get a validator of their own, by the folder of their schema. */
const validated = { content: validatedIn('content'), api: validatedIn('api') }

const documents = Object.values(validated.content).map(definitionName)
const files = new Map<string, string>([
  [join(CONTRACT, 'types.ts'), await typesModule()],
  ...answerModules(schemas).map(([file, text]) => [join(CONTRACT, file), NOTICE + text] as const),
  [join(CONTRACT, 'default-content.ts'), NOTICE + defaultContentModule('defaults')],
  [join(CONTRACT, 'document-shapes.ts'), NOTICE + documentShapesModule(schemas, documents)],
  [join(CONTRACT, 'request-schemas.ts'), NOTICE + requestSchemasModule()],
  [join(CONTRACT, 'appointment-fields.ts'), NOTICE + appointmentFieldsModule()],
  [join(STUDIO, 'studio-types.ts'), NOTICE + studioTypesModule(schemas, documents)],
])
for (const [group, validators] of Object.entries(validated)) {
  files.set(join(CONTRACT, `${group}-validators.js`), validatorsModule(group, validators))
  files.set(join(CONTRACT, `${group}-validators.d.ts`), validatorTypes(validators))
}

if (process.argv.includes('--check')) {
  const stale = [...files].filter(([file, text]) => readOrEmpty(file) !== text).map(([file]) => file)
  if (stale.length > 0) {
    console.error(`not current: ${stale.join(', ')}: run npm run generate`)
    process.exit(1)
  }
} else {
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** References to the validated definitions, by the name of their validator. */
function validatedIn(folder: string): Record<string, string> {
  const references = schemas.flatMap(({ $id = '', $defs }) =>
    Object.entries($defs as Record<string, { validated?: true }>)
      .filter(([, { validated }]) => validated && $id.startsWith(`${folder}/`))
      .map(([name]) => [`validate${name}`, `${$id}#/$defs/${name}`] as const),
  )
  return Object.fromEntries(references)
}

/** The module of the request schemas, by name. */
function requestSchemasModule(): string {
  const names = Object.values(validated.api).map(definitionName)
  const imports = names.map(name => `validate${name}`).join(', ')
  const entries = names.map(name => `  ${name}: { name: '${name}', validate: validate${name} },\n`).join('')
  return `import { ${imports} } from './api-validators.js'\n\nexport const requestSchemas = {\n${entries}}\n`
}

/** The module of the fields that the schema of a stored request names. */
function appointmentFieldsModule(): string {
  const [appointment] = schemas.flatMap(({ $defs }) => ($defs as Record<string, { properties?: object }>)['Appointment'] ?? [])
  const names = Object.keys(appointment?.properties ?? {})
  if (names.length === 0) throw new Error('schemas/api/ has no Appointment with properties')
  return `export const appointmentFields = [\n${names.map(name => `  '${name}',\n`).join('')}] as const\n`
}

function validatorsModule(group: string, validators: Readonly<Record<string, string>>): string {
  // Lengths count UTF-16 units (unicode: false), as the maxlength of a browser's field does.
  const ajv = new Ajv2020({
    schemas,
    allErrors: true,
    discriminator: true,
    unicode: false,
    // A validator that is not inlined copies all errors found before it: a hostile body could make that take hours.
    inlineRefs: group === 'api',
    logger: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    code: { source: true, esm: true },
  } as object)
  // Annotations (references, names, titles of choices, parts of texts, units) for the content check and the Studio; not validated.
  for (const keyword of ['validated', 'refersTo', 'names', 'enumTitles', 'placeholders', 'multiline', 'prose', 'writtenOut', 'measuredIn'])
    ajv.addKeyword(keyword)
  const code = standaloneCode.default(ajv, { ...validators })
  if (code.includes('require(')) throw new Error('a validator needs a run-time module of Ajv: use a keyword that does not')
  return NOTICE + code + '\n'
}

function validatorTypes(validators: Readonly<Record<string, string>>): string {
  const names = Object.entries(validators).map(([name, ref]) => [name, definitionName(ref)] as const)
  const imports = `import type { Validate } from '../validate.ts'\nimport type { ${names.map(([, type]) => type).join(', ')} } from './types.ts'\n`
  return NOTICE + imports + names.map(([name, type]) => `export declare const ${name}: Validate<${type}>\n`).join('')
}

async function typesModule(): Promise<string> {
  const definitions: Record<string, unknown> = {}
  for (const schema of schemas) {
    for (const [name, definition] of Object.entries(schema['$defs'] as Record<string, unknown>)) {
      if (name in definitions) throw new Error(`two definitions are called ${name}`)
      definitions[name] = forTypes(definition)
    }
  }
  const root = { type: 'object' as const, additionalProperties: false, $defs: definitions }
  const text = await compile(root, 'Unused', {
    bannerComment: '',
    unreachableDefinitions: true,
    maxItems: -1,
    additionalProperties: false,
    style: { semi: false, singleQuote: true, printWidth: 150 },
  })
  const body = text
    .replaceAll(/^ \* (?:This interface was referenced by|via the `definition`).*\n/gm, '')
    .replaceAll(/^ \*\s*\n(?= \*\/)/gm, '')
    .replaceAll(/^\/\*\*\n \*\/\n/gm, '')
    .replace(/export interface Unused \{\s*\}\n?/, '')
  return NOTICE + body
}

/** Rewrites references to one flat namespace and drops limits, which types cannot express. */
function forTypes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forTypes)
  if (typeof node !== 'object' || node === null) return node
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) {
    const onlyRequired = Array.isArray(value) && value.every(branch => Object.keys(branch as object).join() === 'required')
    if ((key === 'oneOf' || key === 'anyOf') && onlyRequired) continue
    if (NOT_OF_TYPES.has(key) || (key === 'title' && typeof value === 'string')) continue
    if (key === 'oneOf' && Array.isArray(value)) result[key] = forTypes(value.filter(branch => !isWrittenOut(branch)))
    else if (key === '$ref' && typeof value === 'string') result[key] = `#/$defs/${definitionName(value)}`
    else result[key] = forTypes(value)
  }
  // A description beside a reference would create a duplicate type.
  if ('$ref' in result) delete result['description']
  if ('oneOf' in result) {
    delete result['type']
    delete result['required']
  }
  return result
}

/** Whether content has a kind only until it is written out (src/catalog/compile/named-prices.ts): code never meets it. */
function isWrittenOut({ $ref = '' }: { $ref?: string }): boolean {
  const name = definitionName($ref)
  return schemas.some(({ $defs }) => ($defs as Record<string, { writtenOut?: true }>)[name]?.writtenOut === true)
}

/** Returns the definition's name in a reference. */
function definitionName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
