import { WHOLE_BPS } from '../estimate/rounding.ts'

/** A percentage of basis points, as people read it: "6.25%"; a difference has its sign: "+10%". */
export function percentText(bps: number, locale: string | undefined, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2, signDisplay }).format(bps / WHOLE_BPS)
}
