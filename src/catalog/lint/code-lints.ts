import type { Input } from '#src/contract/generated/types.ts'
import type { Finding, LintScope } from './finding.ts'

type CodeInput = Extract<Input, { kind: 'code' }>

/** Finds codes that everybody must type although the price needs none, as a member's number: who has none cannot ask for anything. */
export function* codeLints({ plan, pointer }: LintScope): Generator<Finding> {
  const { inputs } = plan.category
  for (const [index, input] of inputs.entries()) {
    if (input.kind !== 'code' || !shutsOut(input, inputs)) continue
    const message = `"${input.label}" must be answered by everybody: who has none cannot send the form. Suggest what to type then, let it be asked only with what needs it, or name it as a discount code in its rule`
    yield { kind: 'code', pointer: pointer.at('inputs', index), message, sides: [] }
  }
}

/** Whether nothing but a code may be typed, and other codes than those of the tables have a price of their own, so that some are expected to have none. */
function shutsOut({ id, show, suggestions }: CodeInput, inputs: readonly Input[]): boolean {
  if (show !== 'always' || suggestions !== undefined) return false
  return inputs.every(each => each.kind !== 'lookup' || each.from !== id || each.else.option !== undefined)
}
