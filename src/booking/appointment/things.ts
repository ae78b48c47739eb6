import type { FormContent } from '#src/catalog/revision.ts'
import type { Appointment, BookingForm } from '#src/contract/generated/types.ts'
import { namedFields } from '../form/form-values.ts'
import { fieldName } from '../request/flat-fields.ts'
import { categoryOf, categoryTitle } from './service-texts.ts'
import { formFields, serviceFields } from './stored-fields.ts'
import { questionAnswer } from '#src/catalog/words/question-answer.ts'

/** The object of the work, such as a house or a bicycle, as a request describes it. */
interface Thing {
  /** The category's title. */
  title: string
  /** The answers that identify it, such as its make or its plate. */
  name: string
  /** The answers that its price depends on, such as its size. */
  traits: string
}

/** Returns the objects of some requests without duplicates, in the order of the requests. */
export function thingsOf(requests: readonly Appointment[], content: FormContent): Thing[] {
  const things = requests.map(request => thingOf(request, content))
  return [...new Map(things.map(thing => [keyOf(thing), thing])).values()]
}

/** Returns the names of the form's fields that describe the object of the work: those that only some categories ask for. */
export function thingFields(bookingForm: BookingForm): Set<string> {
  return new Set(namedFields(bookingForm).flatMap(({ name, shown }) => (shown?.categories === undefined ? [] : [name])))
}

function thingOf(request: Appointment, content: FormContent): Thing {
  const naming = thingFields(content.bookingForm)
  const category = categoryOf(request, content)
  const traits = new Set(category?.inputs.map(({ id }) => fieldName(category, id)))
  return {
    title: categoryTitle(request, content),
    name: formFields(request, content)
      .filter(({ name }) => naming.has(name))
      .map(({ text }) => text)
      .join(' '),
    traits: serviceFields(request, content)
      .filter(({ name }) => traits.has(name))
      .map(({ label, text }) => questionAnswer(label, text))
      .join(', '),
  }
}

function keyOf({ title, name, traits }: Thing): string {
  return [title, name, traits].join('\n').toLowerCase()
}
