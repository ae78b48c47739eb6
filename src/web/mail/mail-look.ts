import type { CSSProperties } from 'react'
import type { Theme } from '#src/contract/generated/types.ts'
import { type Scheme, schemesOf } from '../site/theme-style.ts'

/** What has a colour in a mail, and which of the theme's: its ground, its border, its text. */
const ROLES = {
  ground: { backgroundColor: 'tint' },
  card: { backgroundColor: 'lift', borderColor: 'line' },
  bar: { backgroundColor: 'deep', color: 'on-deep' },
  ink: { color: 'ink' },
  muted: { color: 'muted' },
  rule: { borderColor: 'line' },
  link: { color: 'brand-text', borderColor: 'line' },
  step: { backgroundColor: 'tint', color: 'brand-text' },
} satisfies Record<string, { backgroundColor?: keyof Scheme; borderColor?: keyof Scheme; color?: keyof Scheme }>

type Role = keyof typeof ROLES

/** The look of a mail: colours by day stand at each element, since some mail programs keep nothing else; those by night replace them elsewhere. */
export interface MailLook {
  of: (role: Role, style?: CSSProperties) => { className: Role; style: CSSProperties }
  /** The font of headings. */
  heading: string
  /** The colours by night, as a style sheet. */
  styles: string
}

export function mailLook(theme: Theme): MailLook {
  const { day, night } = schemesOf(theme)
  const rules = Object.entries(ROLES).map(([role, colors]) => {
    const inScheme = Object.entries(colors).map(([property, name]) => `${property.replace('C', '-c')}:${night[name]}!important`)
    return `.${role}{${inScheme.join(';')}}`
  })
  return {
    of: (role, style = {}) => {
      const colors = Object.entries(ROLES[role]).map(([property, name]) => [property, day[name]])
      return { className: role, style: { ...Object.fromEntries(colors), ...style } }
    },
    heading: theme.fonts.heading,
    styles: `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`,
  }
}
