import * as v from 'valibot'
import { day, optionalText } from '../kit/schemas.ts'
import { doseCodes } from './immunizations.codes.ts'

/** What was given on one day, as the card says it. */
export const immunizationForm = v.pipe(
  v.object({
    givenOn: day,
    doses: v.pipe(
      v.array(v.picklist(doseCodes, 'invalid'), 'required'),
      v.transform((codes) => Array.from(new Set(codes))),
      v.minLength(1, 'required'),
      v.maxLength(12, 'tooMany'),
    ),
    /** The name of a vaccine that has no code here. */
    text: optionalText(120),
    place: optionalText(120),
  }),
  v.forward(
    v.check(({ doses, text }) => !doses.includes('other') || text !== '', 'required'),
    ['text'],
  ),
)
export type ImmunizationEntry = v.InferOutput<typeof immunizationForm>
