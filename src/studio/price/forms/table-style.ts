import type { CSSProperties } from 'react'

export const TABLE: CSSProperties = { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }
export const HEAD: CSSProperties = { textAlign: 'start', padding: '0 8px 8px 0', verticalAlign: 'bottom', fontWeight: 'normal' }
export const CELL: CSSProperties = {
  textAlign: 'start',
  overflowWrap: 'anywhere',
  padding: '8px 8px 8px 0',
  verticalAlign: 'top',
  borderTop: '1px solid var(--card-border-color)',
  fontWeight: 'normal',
}
