import { Stack, Text } from '@sanity/ui'
import { changeInput } from '../../../studio-model/prices/change-form.ts'
import { choiceProblem, optionProblems } from '../../../studio-model/prices/field-problems.ts'
import type { BySize } from '../../../studio-model/prices/forms/by-size.ts'
import { NO_FIGURE, type Precision, withPrecision } from '../../../studio-model/prices/forms/one-price.ts'
import type { Figure } from '../../../studio-model/prices/forms/registry.ts'
import { commonPrecision, type ShownRow, shownRows, withRow } from '../../../studio-model/prices/forms/table-rows.ts'
import { CheckField } from '../../fields/check-field.tsx'
import { Problem } from '../../fields/field.tsx'
import { RadioGroup } from '../../fields/radio-group.tsx'
import { SelectField } from '../../fields/select-field.tsx'
import { usePriceEditor } from '../price-editor.ts'
import type { FieldsProps } from './fields-props.ts'
import { FigureFields } from './figure-fields.tsx'
import { KindSelect } from './kind-select.tsx'
import { CELL, TABLE } from './table-style.ts'

/** A price for each option of a question. */
export function BySizeFields({ form: table, onChange }: FieldsProps<BySize>) {
  const { scope, choices, readOnly } = usePriceEditor()
  const choice = scope.questions.choices.find(({ id }) => id === table.input)
  const rows = shownRows(table, choice, scope)
  const { rowProblems, missing, unused } = optionProblems(
    table.rows.map(({ option }) => option),
    choice,
    table.otherwise !== null,
    scope,
  )
  const problemOf = ({ row }: ShownRow) => (row === null ? null : (rowProblems[table.rows.indexOf(row)] ?? null))
  const needsQuestion = choices.length > 1 || choice === undefined
  return (
    <Stack gap={4}>
      {needsQuestion && (
        <SelectField
          label="A price for each"
          value={table.input}
          options={choices}
          problem={choiceProblem(table.input, scope.questions.choices, 'the question', scope)}
          former={scope.formerTitle}
          readOnly={readOnly}
          onChange={input =>
            onChange(
              changeInput(
                table,
                scope.questions.choices.find(({ id }) => id === input),
              ),
            )
          }
        />
      )}
      <AllRows form={table} onChange={onChange} />
      <table style={TABLE} aria-label={choice?.label}>
        <colgroup>
          <col style={{ width: '28%' }} />
          <col style={{ width: '30%' }} />
          <col />
        </colgroup>
        <tbody>
          {rows.map(shown => (
            <Row
              key={shown.row?.key ?? shown.option}
              label={shown.label}
              figure={shown.figure}
              problem={problemOf(shown)}
              canBeLeft={table.otherwise !== null || problemOf(shown) !== null}
              onChange={figure => onChange(withRow(table, shown, figure))}
            />
          ))}
          {table.otherwise !== null && (
            <Row
              label="All others"
              figure={table.otherwise}
              problem={unused}
              canBeLeft={false}
              onChange={otherwise => onChange({ ...table, otherwise: otherwise ?? table.otherwise })}
            />
          )}
        </tbody>
      </table>
      <Problem text={missing} />
      <CheckField
        label="One price for all others"
        isChecked={table.otherwise !== null}
        readOnly={readOnly}
        onChange={hasOthers =>
          onChange({ ...table, otherwise: hasOthers ? (table.rows.findLast(({ figure }) => figure.form === 'one')?.figure ?? NO_FIGURE) : null })
        }
      />
    </Stack>
  )
}

interface RowProps {
  label: string
  figure: Figure | null
  problem: string | null
  canBeLeft: boolean
  onChange: (figure: Figure | null) => void
}

function Row({ label, figure, problem, canBeLeft, onChange }: RowProps) {
  return (
    <tr>
      <th scope="row" style={CELL}>
        <Stack gap={2} paddingY={3}>
          <Text size={1} weight="medium">
            {label}
          </Text>
          <Problem text={problem} />
        </Stack>
      </th>
      <td style={CELL}>
        <KindSelect of={label} figure={figure} hasOthers={canBeLeft} onChange={onChange} />
      </td>
      <td style={CELL}>{figure !== null && <FigureFields form={figure} of={label} onChange={onChange} />}</td>
    </tr>
  )
}

/** Sets one precision for all rows with a single price. */
function AllRows({ form: table, onChange }: FieldsProps<BySize>) {
  const { vocabulary, readOnly } = usePriceEditor()
  const change = (precision: Precision) =>
    onChange({ ...table, rows: table.rows.map(row => (row.figure.form === 'one' ? { ...row, figure: withPrecision(row.figure, precision) } : row)) })
  return (
    <RadioGroup
      label="Every row"
      isLabelShown
      value={commonPrecision(table)}
      options={vocabulary.precisions.filter(({ precision }) => precision !== 'included').map(({ precision, title }) => ({ value: precision, title }))}
      readOnly={readOnly}
      onChange={change}
    />
  )
}
