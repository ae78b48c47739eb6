import { CodeQuestion } from './code-question.tsx'
import { LookupQuestion } from './lookup-question.tsx'

/** Questions of the kinds that many businesses do without; see src/catalog/prices/further-kinds.ts. */
export const furtherKinds = { code: CodeQuestion, lookup: LookupQuestion }
