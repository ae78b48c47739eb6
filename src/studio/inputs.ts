import type { ComponentType } from 'react'
import { AppIconInput } from './form/app-icon-input.tsx'
import { IllustrationInput, VideoNameInput } from './form/file-name-input.tsx'
import { IdInput } from './form/id-input.tsx'
import { PictureInput } from './form/picture-input.tsx'
import { DifferenceInput, MinutesInput, MoneyInput, MoneyOrNoneInput, PercentInput, TaxRateInput } from './form/number-inputs.tsx'
import { TaxInput } from './form/tax-input.tsx'
import { YearDayInput } from './form/year-day-input.tsx'
import { CategoryInput } from './starts/category-input.tsx'
import { UsualItems } from './starts/usual-items.tsx'
import { DurationInput, PriceInput } from './price/price-input.tsx'

/** Custom inputs by type name in schemas/; used for every value of the type. */
export const INPUTS: Readonly<Record<string, ComponentType<never>>> = {
  Amount: MoneyInput,
  AmountOrNone: MoneyOrNoneInput,
  AppIcon: AppIconInput,
  Category: CategoryInput,
  Difference: DifferenceInput,
  Duration: DurationInput,
  GalleryImage: PictureInput,
  Id: IdInput,
  Illustration: IllustrationInput,
  Image: PictureInput,
  Minutes: MinutesInput,
  PartOfPrice: PercentInput,
  Percent: PercentInput,
  Price: PriceInput,
  SharedTax: TaxInput,
  Tax: TaxInput,
  TaxRate: TaxRateInput,
  VideoName: VideoNameInput,
  YearDay: YearDayInput,
}

/** Custom inputs of lists, by the type of their items. */
export const LIST_INPUTS: Readonly<Record<string, ComponentType<never>>> = {
  Addon: UsualItems,
  AddonGroup: UsualItems,
  Package: UsualItems,
  Review: UsualItems,
  Rule: UsualItems,
  VisitRule: UsualItems,
}
