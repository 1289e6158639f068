import { addVital } from '../../../../shared/vitals/vitals.endpoints.ts'
import { vitalForm } from '../../../../shared/vitals/vitals.forms.ts'
import { gradeReading, isGraded } from '../../../../shared/vitals/grading/vitals.grader.ts'
import { interpret } from '../../../../shared/vitals/grading/vitals.interpret.ts'
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
    date: today(),
    context: 'anyTime',
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
      submit: async (typed, key) => {
        const body = { ...typed, pregnancy: pregnancySaid(typed.pregnancy) }
        const day = body.date || today()
        const person = personOf(body, placeHere().facts, day)
        const read = interpret(body, person, { day, today: today() })
        const [first] = 'refusal' in read ? [] : read.readings
        const graded =
          first && isGraded(first.type) ? gradeReading({ ...first, type: first.type }, person) : null
        const symptoms = graded?.asks.length ? await ask(graded.asks, graded.grade === 'critical') : null
        // For today the date is left empty and the server derives it from the time of the write: this phone's clock may
        // be wrong.
        const date = body.date === today() ? '' : body.date
        onAdded(await mutateAsync({ body: { ...body, symptoms, date }, key }))
      },
    },
  )
}

/** What was chosen, else the answer that is remembered; empty where there is none. */
export function pregnancySaid(chosen: string): Pregnancy | '' {
  const { facts } = placeHere()
  const remembered = facts && rememberedPregnancy(facts, today())
  return pregnancies.find((one) => one === chosen) ?? remembered ?? ''
}
