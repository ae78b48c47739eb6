import { Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type ObjectInputProps, set, type StringInputProps, unset } from 'sanity'
import { contrastWords, isColor } from '../../studio-model/documents/contrast-words.ts'
import { fieldsOf } from '../../studio-model/draft/draft-value.ts'

/** A colour: its swatch opens the browser's own chooser, its code can be typed. */
export function ColorInput({ value, onChange, readOnly = false, elementProps, id, schemaType }: StringInputProps) {
  const { ref, onFocus, onBlur, 'aria-describedby': described } = elementProps
  return (
    <Flex gap={2} align="center">
      <input
        type="color"
        aria-label={`${schemaType.title ?? 'Color'}: choose`}
        disabled={readOnly}
        style={{ width: 48, height: 35, padding: 2, border: '1px solid var(--card-border-color)', borderRadius: 3, background: 'none' }}
        value={isColor(value) ? value : '#ffffff'}
        onChange={({ currentTarget }) => onChange(set(currentTarget.value))}
      />
      <div style={{ width: '8rem' }}>
        <TextInput
          id={id}
          ref={ref}
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          aria-describedby={described}
          placeholder="#17456b"
          value={value ?? ''}
          onFocus={onFocus}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? unset() : set(currentTarget.value.toLowerCase()))}
        />
      </div>
    </Flex>
  )
}

/** The colours of a palette, with its text as it stands on its ground below them. */
export function PaletteInput(props: ObjectInputProps) {
  const palette = fieldsOf(props.value)
  const said = contrastWords(palette)
  const { ink, surface } = palette
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {said !== null && (
        <Card border radius={2} padding={4} style={{ background: String(surface) }}>
          <output style={{ display: 'block', color: String(ink) }}>
            <Text size={1} style={{ color: 'inherit' }}>
              {said.words}
            </Text>
          </output>
        </Card>
      )}
    </Stack>
  )
}
