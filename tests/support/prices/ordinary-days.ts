import type { Category, Day, Rule, When } from '#src/contract/generated/types.ts'

/** Whether no dates of a category's rules hold on a day but those that hold on every day from today on; as rules say them, without the compiler. */
export function isOrdinaryDay(day: Day, { rules = [] }: Pick<Category, 'rules'>, today: Day): boolean {
  return !rules.flatMap(conditionsOf).some(condition => isTurning(condition, today) && holdsOn(condition, day))
}

function conditionsOf({ when, unless = [] }: Rule): When[] {
  return when === undefined ? [...unless] : [when, ...unless]
}

function isTurning({ date, season }: When, today: Day): boolean {
  if (date?.until !== undefined && date.until < today) return false
  return season !== undefined || date?.until !== undefined || (date?.from ?? '') > today
}

function holdsOn({ date: { from = '', until = '9' } = {}, season }: When, day: Day): boolean {
  const ofYear = day.slice(5)
  const isInSeason =
    season === undefined ||
    (season.from <= season.until ? season.from <= ofYear && ofYear <= season.until : season.from <= ofYear || ofYear <= season.until)
  return from <= day && day <= until && isInSeason
}
