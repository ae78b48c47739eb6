import type { FormContent, FormRevision } from '#src/catalog/revision.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { inEpochs } from '#src/catalog/dated/epochs.ts'
import { furtherKinds as inputs } from '#src/catalog/inputs/further-kinds.ts'
import { addInputKinds } from '#src/catalog/inputs/registry.ts'
import { furtherKinds as questions } from '../renderer/questions/further-kinds.ts'
import { addQuestionKinds } from '../renderer/questions/registry.ts'
import { furtherKinds as prices } from '#src/catalog/prices/further-kinds.ts'
import { addPriceKinds } from '#src/catalog/prices/registry.ts'
import { furtherKinds as taxes } from '#src/catalog/taxes/further-kinds.ts'
import { taxKinds } from '#src/catalog/taxes/registry.ts'

/** The form's revision with the prices of a day. */
export function revisionOfDay(content: FormContent, day: Day, build: (epoch: FormContent) => FormRevision): FormRevision {
  return inEpochs(new ContentByDay(content), day, build)
}

/** Adds the kinds that the form's script begins without. */
export function addFurtherKinds(): void {
  addPriceKinds(prices)
  addInputKinds(inputs)
  addQuestionKinds(questions)
  Object.assign(taxKinds, taxes)
}
