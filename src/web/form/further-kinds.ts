import { furtherKinds as inputs } from '#src/catalog/inputs/further-kinds.ts'
import { addInputKinds } from '#src/catalog/inputs/registry.ts'
import { furtherKinds as questions } from '../renderer/questions/further-kinds.ts'
import { addQuestionKinds } from '../renderer/questions/registry.ts'
import { furtherKinds as prices } from '#src/catalog/prices/further-kinds.ts'
import { addPriceKinds } from '#src/catalog/prices/registry.ts'

/** Adds the kinds that the form's script begins without. */
export function addFurtherKinds(): void {
  addPriceKinds(prices)
  addInputKinds(inputs)
  addQuestionKinds(questions)
}
