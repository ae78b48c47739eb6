import type { ComponentType } from 'react'
import { AppIconInput } from './form/app-icon-input.tsx'
import { IllustrationInput } from './form/illustration-input.tsx'
import { IdInput } from './form/id-input.tsx'
import { PictureInput } from './form/picture-input.tsx'
import { DifferenceInput, MinutesInput, MoneyInput, MoneyOrNoneInput, PercentInput, TaxRateInput } from './form/number-inputs.tsx'
import { PictureListInput } from './form/upload-guard.tsx'
import { TaxInput } from './form/tax-input.tsx'
import { YearDayInput } from './form/year-day-input.tsx'
import { ColorInput, PaletteInput } from './form/color-inputs.tsx'
import { DayInput } from './form/day-input.tsx'
import { TimeInput } from './form/time-input.tsx'
import { VideoFileInput } from './form/video-file-input.tsx'
import { WebAddressInput } from './form/web-address-input.tsx'
import { BusinessInput } from './hours/business-input.tsx'
import { DaysInput } from './hours/days-input.tsx'
import { HoursInput } from './hours/hours-input.tsx'
import { SiteInput } from './pages/site-input.tsx'
import { PoliciesInput } from './policies/policies-input.tsx'
import { policyListInput } from './policies/policy-list.tsx'
import { BookingFormInput } from './starts/booking-form-input.tsx'
import { CategoryInput } from './starts/category-input.tsx'
import { GroupsInput } from './starts/groups-input.tsx'
import { ItemsWithIds } from './starts/items-with-ids.tsx'
import { QuestionOptions } from './starts/question-options.tsx'
import { questionsInput } from './starts/questions-input.tsx'
import { UsualItems } from './starts/usual-items.tsx'
import { VisitRules } from './starts/visit-rules.tsx'
import { DurationInput, PriceInput } from './price/price-input.tsx'

/** Custom inputs by type name in schemas/; used for every value of the type. */
export const INPUTS: Readonly<Record<string, ComponentType<never>>> = {
  Amount: MoneyInput,
  AmountOrNone: MoneyOrNoneInput,
  AppIcon: AppIconInput,
  BookingForm: BookingFormInput,
  Business: BusinessInput,
  Category: CategoryInput,
  Color: ColorInput,
  Day: DayInput,
  Difference: DifferenceInput,
  Duration: DurationInput,
  GalleryImage: PictureInput,
  Id: IdInput,
  Illustration: IllustrationInput,
  Image: PictureInput,
  Minutes: MinutesInput,
  Palette: PaletteInput,
  PartOfPrice: PercentInput,
  Percent: PercentInput,
  Policies: PoliciesInput,
  Price: PriceInput,
  SharedTax: TaxInput,
  Site: SiteInput,
  Tax: TaxInput,
  TaxRate: TaxRateInput,
  TimeOfDay: TimeInput,
  VideoFile: VideoFileInput,
  Visit: ItemsWithIds,
  WebAddress: WebAddressInput,
  YearDay: YearDayInput,
}

/** Custom inputs of lists, by the type of their items. */
export const LIST_INPUTS: Readonly<Record<string, ComponentType<never>>> = {
  Addon: UsualItems,
  AddonGroup: GroupsInput,
  Cancellation: policyListInput('cancellations'),
  Day: DaysInput,
  Deposit: policyListInput('deposits'),
  DepositRow: UsualItems,
  DepositShare: UsualItems,
  GalleryImage: PictureListInput,
  Input: questionsInput('category'),
  OpeningHours: HoursInput,
  Option: QuestionOptions,
  Package: UsualItems,
  Review: UsualItems,
  Rule: UsualItems,
  VisitInput: questionsInput('visit'),
  VisitRule: VisitRules,
}
