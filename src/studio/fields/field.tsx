import { Flex, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

export interface FieldProps {
  label: string
  /** Context that sighted users see around the field; screen readers read it before the label. */
  of?: string | undefined
  problem: string | null
  /** Whether its problem is only that nothing stands there yet: no mistake, so it is said without alarm. */
  isEmpty?: boolean
  /** For screen readers only, where a table's headings already show it. */
  isLabelHidden?: boolean
}

/** Props that tie a control to its label and problem. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

/** A labelled control with its problem below. */
export function Field({
  label,
  of,
  problem,
  isEmpty = false,
  isLabelHidden = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <Stack gap={2}>
      <label htmlFor={id} style={isLabelHidden ? HIDDEN : undefined}>
        <LabelText label={label} of={of} />
      </label>
      {children({ id, 'aria-describedby': problem === null ? undefined : problemId, 'aria-invalid': problem !== null })}
      <Problem id={problemId} text={problem} isCalm={isEmpty} />
    </Stack>
  )
}

export function LabelText({ label, of }: Pick<FieldProps, 'label' | 'of'>) {
  return (
    <Text size={1} muted>
      {of !== undefined && <span style={HIDDEN}>{of}: </span>}
      {label}
    </Text>
  )
}

/** A problem, announced when it appears. */
export function Problem({ id, text, isCalm = false }: { id?: string; text: string | null; isCalm?: boolean }) {
  return (
    <div id={id} aria-live="polite">
      {text !== null && (
        <Flex gap={2}>
          <Text size={1} muted={isCalm} style={isCalm ? undefined : ALARM}>
            {text}
          </Text>
        </Flex>
      )}
    </div>
  )
}

const ALARM = { color: 'var(--card-badge-critical-fg-color, #c1361f)' } as const

/** For what scrolls: without it, what is hidden in it makes the page around it scroll too. */
export const SCROLLS = { position: 'relative' } as const

/** Visually hidden, but read by screen readers. */
export const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const
