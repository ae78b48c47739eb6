import type { FormContent, FormRevision } from '#src/catalog/revision.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { furtherKinds as inputs } from '#src/catalog/inputs/further-kinds.ts'
import { addInputKinds } from '#src/catalog/inputs/registry.ts'
import { furtherKinds as questions } from '../renderer/questions/further-kinds.ts'
import { addQuestionKinds } from '../renderer/questions/registry.ts'
import { furtherKinds as prices } from '#src/catalog/prices/further-kinds.ts'
import { addPriceKinds } from '#src/catalog/prices/registry.ts'
import { furtherKinds as taxes } from '#src/catalog/taxes/further-kinds.ts'
import { taxKinds } from '#src/catalog/taxes/registry.ts'

/** The form's revision with the prices of a day; what writes them out is loaded where some price changes. */
export async function revisionOfDay(content: FormContent, day: Day, build: (epoch: FormContent) => FormRevision): Promise<FormRevision> {
  return isDated([content.categories, content.visit]) ? (await import('./dated-form.ts')).datedRevision(content, day, build) : build(content)
}

function isDated(part: unknown): boolean {
  return typeof part === 'object' && part !== null && (('kind' in part && part.kind === 'dated') || Object.values(part).some(isDated))
}

/** Adds the kinds that the form's script begins without. */
export function addFurtherKinds(): void {
  addPriceKinds(prices)
  addInputKinds(inputs)
  addQuestionKinds(questions)
  Object.assign(taxKinds, taxes)
}
