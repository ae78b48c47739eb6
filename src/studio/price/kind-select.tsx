import { changeFigure } from '../model/change-form.ts'
import { type Figure, NO_FIGURE } from '../model/price-form.ts'
import { figureKind, figureKinds, withPrecision } from '../model/vocabulary.ts'
import { usePriceEditor } from './price-editor.ts'
import { SelectField } from './select-field.tsx'

interface KindSelectProps {
  of: string
  /** Null when it is as all others. */
  figure: Figure | null
  /** Whether a row may be as all others. */
  hasOthers: boolean
  onChange: (figure: Figure | null) => void
}

const AS_OTHERS = 'others'

/** How one row of a table or of steps is priced. */
export function KindSelect({ of, figure, hasOthers, onChange }: KindSelectProps) {
  const { scope, vocabulary, readOnly } = usePriceEditor()
  const kinds = figureKinds(vocabulary)
  const choose = (kind: string) => {
    if (kind === AS_OTHERS) return onChange(null)
    const before = figure ?? NO_FIGURE
    const precision = vocabulary.precisions.find(known => known.precision === kind)?.precision
    if (precision !== undefined) return onChange(withPrecision(changeFigure(before, 'one', scope), precision))
    return onChange(changeFigure(before, kind === 'perUnit' ? 'perUnit' : 'consultation', scope))
  }
  return (
    <SelectField
      label="How it is priced"
      of={of}
      isLabelHidden
      problem={null}
      value={figure === null ? AS_OTHERS : figureKind(figure)}
      options={[...kinds.map(({ kind, title }) => ({ id: kind, label: title })), ...(hasOthers ? [{ id: AS_OTHERS, label: 'As all others' }] : [])]}
      readOnly={readOnly}
      onChange={choose}
    />
  )
}
