import * as v from 'valibot'
import { day, optionalText, requiredText } from '../kit/schemas.ts'
import { holdKinds } from './legalholds.rules.ts'

export const holdForm = v.pipe(
  v.object({
    kind: v.picklist(holdKinds, 'required'),
    since: day,
    /** Of the register. */
    number: optionalText(40),
    policeStation: optionalText(120),
  }),
  // A termination of pregnancy is no matter for the police.
  v.transform((hold) => (hold.kind === 'mtp' ? { ...hold, policeStation: '' } : hold)),
)

export const holdEndForm = v.object({ endedOn: day })

export const holdTakenBackForm = v.object({ reason: requiredText() })
