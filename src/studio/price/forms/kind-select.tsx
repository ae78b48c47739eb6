import { changeFigure } from '../../../studio-model/prices/change-form.ts'
import { NO_FIGURE, withPrecision } from '../../../studio-model/prices/forms/one-price.ts'
import { type Figure, isFigure } from '../../../studio-model/prices/forms/registry.ts'
import { rowKindOf, rowKinds } from '../../../studio-model/prices/vocabulary.ts'
import { SelectField } from '../../fields/select-field.tsx'
import { lackingForms, newKey, usePriceEditor } from '../price-editor.ts'

interface KindSelectProps {
  of: string
  /** Null when the price for all others applies. */
  figure: Figure | null
  /** Whether a row may use the price for all others. */
  hasOthers: boolean
  onChange: (figure: Figure | null) => void
}

const AS_OTHERS = 'others'

/** Selects how one row of a table or of steps is priced. */
export function KindSelect({ of, figure, hasOthers, onChange }: KindSelectProps) {
  const editor = usePriceEditor()
  const { scope, vocabulary, readOnly } = editor
  const lacking = new Set<string>(lackingForms(editor).map(({ form }) => form))
  const chosen = figure === null ? AS_OTHERS : rowKindOf(figure)
  const kinds = rowKinds(vocabulary).filter(({ kind }) => kind === chosen || !lacking.has(kind))
  const choose = (id: string) => {
    if (id === AS_OTHERS) return onChange(null)
    const before = figure ?? NO_FIGURE
    const kind = kinds.find(known => known.kind === id)?.kind ?? 'exact'
    const available = { ...scope, newKey }
    onChange(isFigure(kind) ? changeFigure(before, kind, available) : withPrecision(changeFigure(before, 'one', available), kind))
  }
  return (
    <SelectField
      label={vocabulary.question}
      of={of}
      isLabelHidden
      problem={null}
      value={chosen}
      options={[...kinds.map(({ kind, title }) => ({ id: kind, label: title })), ...(hasOthers ? [{ id: AS_OTHERS, label: 'As all others' }] : [])]}
      readOnly={readOnly}
      onChange={choose}
    />
  )
}
