/** Types of the schemas whose numbers are amounts in minor units. */
export const AMOUNT_TYPES: ReadonlySet<string> = new Set(['Amount', 'AmountOrNone', 'Difference'])

/** Types of the schemas whose numbers are hundredths of a percent. */
export const PERCENT_TYPES: ReadonlySet<string> = new Set(['PartOfPrice', 'Percent', 'TaxRate'])
