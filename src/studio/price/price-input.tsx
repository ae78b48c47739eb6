import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { type ObjectInputProps, type Path, unset, useFormValue } from 'sanity'
import { fieldsOf, textAt } from '../../studio-model/draft/draft-value.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import type { AmountType } from '../../studio-model/prices/forms/form-kind.ts'
import type { PriceForm } from '../../studio-model/prices/forms/registry.ts'
import { usesWords } from '../../studio-model/prices/named-uses.ts'
import { durationScope, priceScope } from '../../studio-model/prices/price-scope.ts'
import { durationWords, priceWords } from '../../studio-model/prices/price-words.ts'
import { readPrice } from '../../studio-model/prices/read-price.ts'
import { NO_FIGURE } from '../../studio-model/prices/forms/one-price.ts'
import { usualDuration, usualDurationForm } from '../../studio-model/prices/usual-duration.ts'
import { VOCABULARIES } from '../../studio-model/prices/vocabulary.ts'
import { writePrice } from '../../studio-model/prices/write-price.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { usePublished } from '../content/use-published.ts'
import { FormChoice } from './form-choice.tsx'
import { formPatches } from './form-patches.ts'
import { InputFrame } from './input-frame.tsx'
import { OvertakenHere } from './overtaken-here.tsx'
import { type PriceEditor, PriceEditorProvider } from './price-editor.ts'
import { PricePreview } from './price-preview.tsx'

/** Edits a price in one of the editor's forms. */
export function PriceInput(props: ObjectInputProps) {
  return <LoadedInput {...props} type="Price" />
}

/** Edits a duration likewise. */
export function DurationInput(props: ObjectInputProps) {
  return <LoadedInput {...props} type="Duration" />
}

type TypedInputProps = ObjectInputProps & { type: AmountType }

function LoadedInput(props: TypedInputProps) {
  const content = useEditingContent()
  if (content === 'loading') return <Note text="Loading…" />
  if (content === null) return <Note text="Prices need a currency and its wording: fill in Business and Messages first." />
  return <FormInput {...props} content={content} />
}

function FormInput({ type, content, ...props }: TypedInputProps & { content: EditingContent }) {
  const { value, path, readOnly = false, onChange } = props
  const { money, currencySign, reasons, prices, messages } = content
  const category = useFormValue([])
  const item = useFormValue(path.slice(0, -1))
  const published = usePublished()
  const scope = useMemo(
    () =>
      type === 'Price'
        ? priceScope(category, reasons, money, { item, prices, published, isOfRule: path[0] === 'rules' })
        : durationScope(category, { item, published }),
    [type, category, reasons, prices, money, item, published, path],
  )
  const form = useMemo(() => readPrice(value), [value])
  const isOwnDuration = type === 'Duration' && path[0] === 'packages'
  const usual = useMemo(() => (isOwnDuration ? usualDurationForm(category, item) : NO_FIGURE), [isOwnDuration, category, item])
  const uses = useMemo(() => usesWords(category, item), [category, item])
  // A package's own price does not depend on the package.
  const hasPackage = path[0] !== 'packages' || (typeof form === 'object' && 'input' in form && form.input === '$package')
  const editor: PriceEditor = {
    scope,
    choices: scope.questions.choices.filter(({ id, options }) => options.length > 0 && (id !== '$package' || hasPackage)),
    vocabulary: VOCABULARIES[type],
    decimals: money.decimals,
    currencySign,
    readOnly: readOnly || form === 'deeper',
  }
  const write = (changed: PriceForm) => {
    const marks = Object.entries(fieldsOf(value)).filter(([name]) => name.startsWith('_'))
    onChange(formPatches(value, { ...Object.fromEntries(marks), ...writePrice(changed, type) }))
  }
  const words =
    type === 'Price'
      ? priceWords(value, scope, { money, wording: messages.price, unitLabel: textAt(fieldsOf(item), 'unitLabel') })
      : durationWords(value, scope, money, messages)
  return (
    <InputFrame {...props}>
      <PriceEditorProvider value={editor}>
        <Stack gap={4}>
          {uses !== null && <Note text={uses} />}
          {form === 'deeper' ? (
            <Note text="This is put together from more than these fields can show. It is kept as it is, and can be changed outside the Studio alone." />
          ) : (
            <FormChoice form={form === 'none' ? null : form} usual={usual} onChange={write} />
          )}
          {isOptional(type, path) && !editor.readOnly && (
            <Flex align="center" gap={3}>
              {form === 'none' ? (
                <Note text={path[0] === 'packages' ? usualDuration(category, money, messages) : 'No extra time.'} />
              ) : (
                <Button
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text={path[0] === 'packages' ? 'As long as the category says' : 'No extra time'}
                  onClick={() => onChange(unset())}
                />
              )}
            </Flex>
          )}
          {typeof form === 'object' && form.form === 'dated' && !editor.readOnly && <OvertakenHere path={path} money={money} />}
          {form !== 'none' && <PricePreview of={type} words={words} />}
        </Stack>
      </PriceEditorProvider>
    </InputFrame>
  )
}

/** An item's duration is optional, since the category has one. */
function isOptional(type: AmountType, path: Path): boolean {
  return type === 'Duration' && path.length > 1
}

function Note({ text }: { text: string }) {
  return (
    <Text size={1} muted>
      {text}
    </Text>
  )
}
