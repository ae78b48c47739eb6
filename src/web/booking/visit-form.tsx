/** The form of a visit of several items, in a file that is loaded only where content says something of visits. */
export { withVisit } from '#src/catalog/visit/visit-pricing.ts'
export { visitParts } from '../form/visit/visit-parts.tsx'
