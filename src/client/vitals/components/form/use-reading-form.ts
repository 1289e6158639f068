import { addVital } from '../../../../shared/vitals/vitals.endpoints.ts'
import { vitalForm, type VitalEntry } from '../../../../shared/vitals/vitals.forms.ts'
import { sites } from '../../../../shared/vitals/codes/vitals.sites.ts'
import { asksSecond } from '../../../../shared/vitals/vitals.second.ts'
import { sugarContexts } from '../../../../shared/vitals/vitals.units.ts'
import { isGraded } from '../../../../shared/vitals/grading/vitals.grader.ts'
import { gradeMeasured, interpret, type Entry } from '../../../../shared/vitals/grading/vitals.interpret.ts'
import {
  pregnancies,
  rememberedPregnancy,
  type Pregnancy,
} from '../../../../shared/vitals/grading/vitals.person.ts'
import { serverNow } from '../../../platform/clock/server-clock.ts'
import { today } from '../../../platform/clock/today.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { placeHere } from '../../vitals.queries.ts'
import { personOf, readWaiting, type ShownReading } from '../waiting-vitals.ts'
import type { useSymptomQuestion } from './use-symptom-question.ts'

type Ask = ReturnType<typeof useSymptomQuestion>['ask']
export type ReadingFormState = ReturnType<typeof useReadingForm>

/** No type yet: the tiles are shown. */
const initial = () =>
  ({
    type: '',
    value: '',
    second: '',
    firstAt: '',
    date: today(),
    time: '',
    context: 'anyTime',
    site: '',
    pregnancy: '',
    ageInMonths: '',
  }) as const

/** The state of the form of a reading. Asks about symptoms before it sends, where they decide. */
export function useReadingForm(onAdded: (reading: ShownReading) => void, ask: Ask) {
  const { mutateAsync } = useWrite(addVital, {
    onKept: ({ body, key = '' }) => {
      const [kept, pulse] = readWaiting(
        { key, body, submittedAt: serverNow(), state: 'waiting' },
        placeHere(),
      )
      if (kept) onAdded({ ...kept, pulse })
    },
  })
  return useForm(
    { feature: 'vitals', schema: vitalForm },
    {
      initial: initial(),
      draft: 'vitals.add',
      submit: async ({ firstAt: _, ...typed }, key) => {
        const body = { ...typed, pregnancy: pregnancySaid(typed.pregnancy) }
        const graded = grade(body)
        const symptoms = graded?.asks.length ? await ask(graded.asks, graded.grade === 'critical') : null
        // For today the date is left empty and the server derives it from the time of the write: this phone's clock may
        // be wrong.
        const date = body.date === today() ? '' : body.date
        onAdded(await mutateAsync({ body: { ...body, symptoms, date }, key }))
      },
    },
  )
}

/** `firstAt` of the form: one reading was wanted. */
export const skipped = 'skipped'

/** Whether the reading typed so far needs a second one first. */
export function isSecondMissing(values: ReadingFormState['values']): boolean {
  const { date, firstAt, second, type } = values
  if (type !== 'bloodPressure' || second !== '' || firstAt !== '' || (date || today()) !== today())
    return false
  const graded = grade({ ...values, type, pregnancy: pregnancySaid(values.pregnancy) })
  return graded !== null && asksSecond(graded.values, graded.grade)
}

type Graded = Pick<VitalEntry, 'ageInMonths' | 'date' | 'pregnancy'> &
  Pick<Entry, 'type' | 'value' | 'second'>

/** As the server will grade it without an answer about symptoms; null for what cannot be read. */
function grade(body: Graded & { context?: string; site?: string }) {
  const day = body.date || today()
  const person = personOf(body, placeHere().facts, day)
  const context = sugarContexts.find((one) => one === body.context)
  const site = sites.find((one) => one === body.site)
  const read = interpret({ ...body, context, site }, person, { day, today: today() })
  const [first] = 'refusal' in read ? [] : read.readings
  return first && isGraded(first.type)
    ? { values: first.values, ...gradeMeasured({ ...first, type: first.type }, person) }
    : null
}

/** What was chosen, else the answer that is remembered; empty where there is none. */
export function pregnancySaid(chosen: string): Pregnancy | '' {
  const { facts } = placeHere()
  const remembered = facts && rememberedPregnancy(facts, today())
  return pregnancies.find((one) => one === chosen) ?? remembered ?? ''
}
