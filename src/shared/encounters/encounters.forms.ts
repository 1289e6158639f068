import * as v from 'valibot'
import { day, optionalLines, optionalText, requiredLines, requiredText } from '../kit/schemas.ts'
import {
  consents,
  diagnosisStatuses,
  examinations,
  informants,
  noteModes,
  returnSigns,
} from './encounters.note.ts'

const long = 4_000
const middle = 2_000

/** Each at most once. */
function several<const T extends readonly string[]>(codes: T) {
  return v.optional(
    v.pipe(
      v.array(v.picklist(codes, 'invalid'), 'invalid'),
      v.transform((list): T[number][] => codes.filter((one) => list.includes(one))),
    ),
    [],
  )
}

/** While it is written: everything may be missing. */
export const noteDraft = v.object({
  mode: v.optional(v.picklist(['', ...noteModes], 'invalid'), ''),
  /** Where it was not in person. */
  consent: v.optional(v.picklist(['', ...consents], 'invalid'), ''),
  /** What was said, where it is explicit. */
  consentWords: optionalText(300),
  /** Name, age and village were asked. */
  identity: v.optional(v.boolean('invalid'), false),
  informant: v.optional(v.picklist(['', ...informants], 'invalid'), ''),
  /** Who else is there, and what they are to the patient. */
  present: optionalText(),
  complaint: optionalLines(middle),
  history: optionalLines(long),
  general: optionalLines(middle),
  chest: optionalLines(middle),
  abdomen: optionalLines(middle),
  nervous: optionalLines(middle),
  other: optionalLines(middle),
  notExamined: several(examinations),
  diagnosis: optionalLines(middle),
  diagnosisStatus: v.optional(v.picklist(['', ...diagnosisStatuses], 'invalid'), ''),
  tests: optionalLines(middle),
  referral: optionalLines(middle),
  advice: optionalLines(long),
  returnSigns: several(returnSigns),
  returnOther: optionalText(500),
  followUpOn: v.optional(v.union([v.literal(''), day], 'dateInvalid'), ''),
})
export type NoteDraft = v.InferOutput<typeof noteDraft>

/** What may not be missing when it is signed; the day of the follow-up is checked against today. */
const whole = v.object({
  ...noteDraft.entries,
  mode: v.picklist(noteModes, 'required'),
  identity: v.pipe(
    v.optional(v.boolean('invalid'), false),
    v.check((isAsked) => isAsked, 'identityMissing'),
  ),
  informant: v.picklist(informants, 'required'),
  complaint: requiredLines(middle),
  diagnosis: requiredLines(middle),
  diagnosisStatus: v.picklist(diagnosisStatuses, 'required'),
})

export const noteToSign = v.pipe(
  whole,
  v.forward(
    v.partialCheck(
      [['mode'], ['consent']],
      ({ mode, consent }) => mode === 'in-person' || consent !== '',
      'required',
    ),
    ['consent'],
  ),
  v.forward(
    v.partialCheck(
      [['mode'], ['consent'], ['consentWords']],
      ({ mode, consent, consentWords }) =>
        mode === 'in-person' || consent !== 'explicit' || consentWords !== '',
      'required',
    ),
    ['consentWords'],
  ),
)

export const emptyNote: NoteDraft = {
  mode: '',
  consent: '',
  consentWords: '',
  identity: false,
  informant: '',
  present: '',
  complaint: '',
  history: '',
  general: '',
  chest: '',
  abdomen: '',
  nervous: '',
  other: '',
  notExamined: [],
  diagnosis: '',
  diagnosisStatus: '',
  tests: '',
  referral: '',
  advice: '',
  returnSigns: [],
  returnOther: '',
  followUpOn: '',
}

export const markForm = v.object({ isSensitive: v.boolean('invalid') })

export const addendumForm = v.object({
  /** Why the note needs it. */
  reason: requiredText(),
  addition: requiredLines(long),
})
