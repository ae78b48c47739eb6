import { compileTaxes } from './compile-taxes.ts'

/** What businesses without taxes do without: visitors load it where content has some (late-kinds.ts). */
export const furtherKinds = { compile: compileTaxes }
