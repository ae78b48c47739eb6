import { Button, Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useRef } from 'react'
import type { NumberInput } from '../../../contract/generated/types.ts'
import type { DraftNumber } from '../../../studio-model/numbers/draft-number.ts'
import { HIDDEN } from '../../fields/field.tsx'
import { newKey, usePriceEditor } from '../price-editor.ts'
import { QuantityField, unitOf } from './quantity-field.tsx'
import { CELL, HEAD, TABLE } from './table-style.ts'

interface Step {
  key: string
  upTo: DraftNumber
}

interface StepTableProps<S extends Step> {
  title: string
  steps: readonly S[]
  number: NumberInput | undefined
  /** The problem with each step's end. */
  problems: readonly (string | null)[]
  priceTitle: string
  newStep: (key: string) => S
  renderStep: (step: S, of: string, change: (step: S) => void) => ReactNode
  onChange: (steps: S[]) => void
}

/** Steps over a number: where each ends, and what it costs. */
export function StepTable<S extends Step>({ title, steps, number, problems, priceTitle, newStep, renderStep, onChange }: StepTableProps<S>) {
  const { readOnly } = usePriceEditor()
  const unit = unitOf(number)
  const addButton = useRef<HTMLButtonElement>(null)
  const change = (step: S) => onChange(steps.map(other => (other.key === step.key ? step : other)))
  const remove = (key: string) => {
    onChange(steps.filter(step => step.key !== key))
    addButton.current?.focus()
  }
  return (
    <Stack gap={3}>
      <table style={TABLE} aria-label={title}>
        <colgroup>
          <col style={{ width: '30%' }} />
          <col />
          <col style={{ width: '6.5em' }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" style={HEAD}>
              <Text size={1} muted>
                {unit === '' ? 'Up to' : `Up to, ${unit}`}
              </Text>
            </th>
            <th scope="col" style={HEAD}>
              <Text size={1} muted>
                {priceTitle}
              </Text>
            </th>
            <th scope="col" style={HEAD}>
              <span style={HIDDEN}>Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, position) => {
            const of = `Step ${position + 1}`
            return (
              <tr key={step.key}>
                <td style={CELL}>
                  <QuantityField
                    label="Up to"
                    of={of}
                    isLabelHidden
                    value={step.upTo}
                    number={number}
                    problem={problems[position] ?? null}
                    onChange={upTo => change({ ...step, upTo })}
                  />
                </td>
                <td style={CELL}>{renderStep(step, of, change)}</td>
                <td style={CELL}>
                  <Button
                    mode="bleed"
                    fontSize={1}
                    padding={2}
                    text="Remove"
                    aria-label={`Remove step ${position + 1}`}
                    disabled={readOnly || steps.length === 1}
                    onClick={() => remove(step.key)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Flex>
        <Button
          ref={addButton}
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Add a step"
          disabled={readOnly}
          onClick={() => onChange(withStep(steps, newStep))}
        />
      </Flex>
    </Stack>
  )
}

/** Inserts a new step before one with an open end, as a copy of its neighbour. */
function withStep<S extends Step>(steps: readonly S[], newStep: (key: string) => S): S[] {
  const last = steps.at(-1)
  const added = { ...(last ?? newStep('')), key: newKey(), upTo: undefined }
  return last !== undefined && last.upTo === undefined ? [...steps.slice(0, -1), added, last] : [...steps, added]
}
