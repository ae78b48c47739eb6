import { expect, test } from 'vitest'
import type { FormContext } from '#src/booking/form/form-context.ts'
import { EMPTY_VALUES } from '#src/booking/form/form-values.ts'
import type { NamedFieldOf, NamedKind } from '#src/booking/form/kinds/field-kind.ts'
import { kindOf, namedKindOf, serverKindOf } from '#src/booking/form/kinds/registry.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

interface KindCases<K extends NamedKind> {
  field: NamedFieldOf<K>
  right: readonly string[]
  wrong: readonly string[]
  /** A value of a request that is of another type. */
  foreign: unknown
}

const LABELS = { name: 'own', label: 'Own', required: { message: 'Please answer' } }

/** Answers to a field of each kind; a kind without an entry does not compile. */
const CASES: { [K in NamedKind]: KindCases<K> } = {
  text: { field: { kind: 'text', ...LABELS, minLength: 2, maxLength: 5 }, right: ['ab', 'abcde'], wrong: ['a', 'abcdef'], foreign: 5 },
  email: { field: { kind: 'email', ...LABELS, invalid: 'No address' }, right: ['a@b.co'], wrong: ['a@b', 'a b@c.de'], foreign: ['a@b.co'] },
  phone: {
    field: { kind: 'phone', ...LABELS, invalid: 'No number' },
    right: ['(208) 555-0150', '2085550150'],
    wrong: ['555-0150'],
    foreign: 2085550150,
  },
  number: {
    field: { kind: 'number', ...LABELS, min: 5, max: 2050, invalid: 'From {min} to {max}' },
    right: ['5', '2050', '0010'],
    wrong: ['4', '2051', '-5', '5.5', '1e2', 'ten'],
    foreign: [7],
  },
  paragraph: { field: { kind: 'paragraph', ...LABELS, maxLength: 5 }, right: ['a\nb'], wrong: ['a\n\n\nbc'], foreign: {} },
  choice: {
    field: {
      kind: 'choice',
      ...LABELS,
      options: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    },
    right: ['yes', 'no'],
    wrong: ['Yes', 'maybe'],
    foreign: true,
  },
}

const context: FormContext = { revision: await sampleRevision(), layout: 'desktop', now: { date: '2026-05-13', time: '10:00' }, isTaken: false }
const PRICED = { estimate: null, answers: [], refused: [] }
const problemsOf = (field: NamedFieldOf<NamedKind>, text: string) =>
  kindOf(field).check(field, { ...EMPTY_VALUES, texts: { own: text } }, context, PRICED)

test.each(Object.values(CASES))('a field of the kind $field.kind takes right answers, and names itself for others', ({ field, right, wrong }) => {
  expect(right.flatMap(text => problemsOf(field, text))).toEqual([])
  for (const text of wrong) expect(problemsOf(field, text)).toMatchObject([{ field: 'own' }])
  expect(problemsOf(field, ' ')).toEqual([{ field: 'own', message: 'Please answer', isMissing: true }])
})

test.each(Object.values(CASES))(
  'what a form sends of the kind $field.kind is right, and the same when it is sent again',
  ({ field, right, foreign }) => {
    const { toValue, toWords } = namedKindOf(field)
    const { toText } = serverKindOf(field)
    for (const text of right) {
      const read = toText(toValue(text)) ?? ''
      expect(toValue(read)).toEqual(toValue(text))
      expect(problemsOf(field, read)).toEqual([])
      expect(toWords(toValue(text), field)).not.toBe('')
    }
    expect(toText(foreign)).toBeNull()
  },
)
