import { readdirSync, readFileSync } from 'node:fs'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { decode } from '#src/contract/decode.ts'
import { validateBusiness, validateCategory } from '#src/contract/generated/content-validators.js'
import type { Validate } from '#src/contract/validate.ts'

/** The sample business of tests/content/detailing: all that its prices are made of. */
export function loadSample(): CatalogContent {
  const files = readdirSync(new URL('categories/', folder)).filter(name => name.endsWith('.json'))
  const categories = files.map(name => read(validateCategory, `categories/${name}`)).sort((a, b) => a.order - b.order)
  return { business: read(validateBusiness, 'business.json'), categories }
}

const folder = new URL('../../content/detailing/', import.meta.url)

function read<T>(validate: Validate<T>, path: string): T {
  const decoded = decode(validate, JSON.parse(readFileSync(new URL(path, folder), 'utf8')))
  if (!decoded.ok) throw new Error(`${path}: ${JSON.stringify(decoded.problems)}`)
  return decoded.value
}
