import type { ComponentType } from 'react'
import { IllustrationInput } from './form/illustration-input.tsx'
import { IdInput } from './form/id-input.tsx'
import { AppIconInput, PictureInput } from './form/picture-input.tsx'
import { DifferenceInput, MinutesInput, MoneyInput, PercentInput } from './price/number-inputs.tsx'
import { DurationInput, PriceInput } from './price/price-input.tsx'

/** Inputs of our own, by the name of a type in schemas/. Every value of the type is edited with it. */
export const INPUTS: Readonly<Record<string, ComponentType<never>>> = {
  Amount: MoneyInput,
  AppIcon: AppIconInput,
  Difference: DifferenceInput,
  Duration: DurationInput,
  Id: IdInput,
  Illustration: IllustrationInput,
  Image: PictureInput,
  Minutes: MinutesInput,
  Percent: PercentInput,
  Price: PriceInput,
}
