import type { ComponentType } from 'react'
import type { InputProps } from 'sanity'
import { DurationInput, PriceInput } from './price/price-input.tsx'
import { DifferenceInput, MinutesInput, MoneyInput, PercentInput } from './price/number-inputs.tsx'

/** Inputs of our own, by the name of a type in schemas/. Every value of the type is edited with it. */
export const INPUTS = {
  Amount: MoneyInput,
  Difference: DifferenceInput,
  Duration: DurationInput,
  Minutes: MinutesInput,
  Percent: PercentInput,
  Price: PriceInput,
} as unknown as Readonly<Record<string, ComponentType<InputProps>>>
