import * as v from 'valibot'
import { day, optionalLines, optionalText, requiredText } from '../kit/schemas.ts'
import { genders } from '../patients/patients.rules.ts'
import { isAmount } from '../reminders/reminders.dosage.ts'
import { foods } from './doses/prescriptions.sentences.ts'
import { everyHours, isEmpty, rhythms, type Amounts, type Dose } from './doses/prescriptions.doses.ts'
import { forms } from './formulary/prescriptions.formulary.ts'
import { mostOfCode } from './formulary/prescriptions.unlisted.ts'
import { pregnancies } from './rules/prescriptions.situation.ts'

const mostItems = 15
const mostDays = 180
const mostRefills = 5
const mostSteps = 8

/* @__NO_SIDE_EFFECTS__ */ function wholeFrom(least: number, most: number, code: string) {
  return v.pipe(v.number(code), v.integer(code), v.minValue(least, code), v.maxValue(most, code))
}

const some = v.pipe(v.number('amountInvalid'), v.check(isAmount, 'amountInvalid'))
const none = v.pipe(
  v.number('amountInvalid'),
  v.check((amount) => amount === 0 || isAmount(amount), 'amountInvalid'),
)
const amounts = v.pipe(
  v.object({ morning: none, noon: none, evening: none, night: none }),
  v.check((one: Amounts) => !isEmpty(one), 'amountInvalid'),
)
const days = wholeFrom(1, mostDays, 'courseDays')

export const doseForm: v.GenericSchema<Dose> = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('slots'), amounts, every: v.picklist(rhythms, 'invalid'), days }),
    v.object({
      kind: v.literal('taper'),
      steps: v.pipe(
        v.array(v.object({ days, amounts })),
        v.minLength(2, 'invalid'),
        v.maxLength(mostSteps, 'invalid'),
        v.check((steps) => steps.reduce((sum, step) => sum + step.days, 0) <= mostDays, 'courseDays'),
      ),
    }),
    v.object({ kind: v.literal('hourly'), amount: some, hours: v.picklist(everyHours, 'invalid'), days }),
    v.object({
      kind: v.literal('needed'),
      amount: some,
      gapHours: wholeFrom(1, 24, 'neededInvalid'),
      mostPerDay: wholeFrom(1, 12, 'neededInvalid'),
      days,
    }),
  ],
  'required',
)

export const refills = wholeFrom(0, mostRefills, 'refillsInvalid')
export const quantity = wholeFrom(1, 9_999, 'quantityInvalid')
export const weight = v.pipe(
  v.number('weightInvalid'),
  v.minValue(0.4, 'weightInvalid'),
  v.maxValue(300, 'weightInvalid'),
)
export const years = wholeFrom(0, 120, 'ageNumber')

const said = {
  /** Code of the formulary, or the name that was typed: see formulary/prescriptions.unlisted.ts. */
  medicine: requiredText(mostOfCode),
  form: v.picklist(forms, 'required'),
  strength: optionalText(60),
  food: v.optional(v.nullable(v.picklist(foods, 'invalid')), null),
  refills: v.optional(refills, 0),
  /** To the patient and the pharmacy, in the doctor's words. */
  note: optionalText(120),
  /** Why, where the rules ask for it. */
  reason: optionalText(300),
}

/** While it is written: dose and quantity may be missing. */
export const itemDraft = v.object({
  ...said,
  dose: v.optional(v.nullable(doseForm), null),
  quantity: v.optional(v.nullable(quantity), null),
})
export type ItemDraft = v.InferOutput<typeof itemDraft>

const itemToSign = v.object({ ...said, dose: doseForm, quantity })

const whoAndWhat = {
  /** Empty: not asked. */
  pregnancy: v.optional(v.picklist(['', ...pregnancies], 'invalid'), ''),
  weightKg: v.optional(v.nullable(weight), null),
  /** The complaint of the earlier visit in person. */
  isSameComplaint: v.optional(v.boolean('invalid'), false),
  /** Asked only where the patient's profile does not know it. */
  age: v.optional(v.nullable(years), null),
  gender: v.optional(v.picklist(['', ...genders], 'invalid'), ''),
  address: optionalLines(300),
  advice: optionalLines(1_000),
  /** Until which day a pharmacy dispenses; empty: as long as is usual. */
  validUntil: v.optional(v.union([v.literal(''), day], 'dateInvalid'), ''),
}

const draftEntries = {
  ...whoAndWhat,
  items: v.pipe(v.optional(v.array(itemDraft, 'invalid'), []), v.maxLength(mostItems, 'tooManyItems')),
}
export const prescriptionDraft = v.object(draftEntries)
export type PrescriptionDraft = v.InferOutput<typeof prescriptionDraft>

export const prescriptionToSign = v.object({
  ...whoAndWhat,
  items: v.pipe(
    v.array(itemToSign, 'required'),
    v.minLength(1, 'noItems'),
    v.maxLength(mostItems, 'tooManyItems'),
  ),
})

export const emptyDraft: PrescriptionDraft = {
  items: [],
  pregnancy: '',
  weightKg: null,
  isSameComplaint: false,
  age: null,
  gender: '',
  address: '',
  advice: '',
  validUntil: '',
}

export const stopForm = v.object({ reason: requiredText(300) })
