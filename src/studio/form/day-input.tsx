import { CalendarIcon } from '@sanity/icons/Calendar'
import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useRef } from 'react'
import { set, type StringInputProps, unset } from 'sanity'
import { dayName } from '../../catalog/words/day-name.ts'
import { dayFrom, dayPattern, dayText, isDay } from '../../studio-model/numbers/day-text.ts'
import { patternWords } from '../../studio-model/publish/problem-words.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { HIDDEN, Problem } from '../fields/field.tsx'
import { useTyped } from '../fields/use-typed.ts'

/** A calendar day: typed as the locale writes it or as 2026-12-01, or chosen in the browser's calendar. */
export function DayInput({ value, onChange, readOnly = false, elementProps, id, path, schemaType }: StringInputProps) {
  const content = useEditingContent()
  const locale = content === 'loading' || content === null ? 'en-US' : content.locale
  const typed = useTyped<string, string | undefined>(value)
  const calendar = useRef<HTMLInputElement>(null)
  const { ref, onFocus, onBlur, 'aria-describedby': described } = elementProps
  const name = schemaType.title ?? 'Day'
  const write = (day: string | undefined) => onChange(day === undefined ? unset() : set(day))
  return (
    <Stack gap={2}>
      <Flex gap={2} align="center">
        <div style={{ width: '11rem' }}>
          <TextInput
            id={id}
            ref={ref}
            autoComplete="off"
            readOnly={readOnly}
            aria-describedby={described}
            placeholder={dayPattern(locale)}
            value={typed.text ?? dayText(value, locale)}
            onFocus={onFocus}
            onBlur={event => {
              typed.leave()
              onBlur(event)
            }}
            onChange={event => {
              const text = event.currentTarget.value
              typed.type(text, dayFrom(text, locale))
              write(dayFrom(text, locale))
            }}
          />
        </div>
        <span style={{ position: 'relative' }}>
          <Button
            mode="ghost"
            icon={CalendarIcon}
            aria-label={`${name}: calendar`}
            disabled={readOnly}
            onClick={() => calendar.current?.showPicker()}
          />
          {/* The browser's own calendar hangs on a field of its own. */}
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            style={{ ...HIDDEN, insetInlineStart: 0, insetBlockEnd: 0 }}
            value={isDay(value) ? value : ''}
            onChange={event => write(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
          />
        </span>
      </Flex>
      {isDay(value) && (
        <Text size={1} muted>
          {dayName(value, locale, { dateStyle: 'full' })}
        </Text>
      )}
      {/* Of a field Sanity shows the message, of an item of a list an icon alone. */}
      <Problem text={typeof path.at(-1) === 'number' ? problemOf(value) : null} isCalm={value === ''} />
    </Stack>
  )
}

function problemOf(day: string | undefined): string | null {
  if (day === undefined || isDay(day)) return null
  return day === '' ? 'Type a day, or choose it in the calendar.' : patternWords({ is: 'named', type: 'Day' })
}
