import { addVital } from '../../../../shared/vitals/vitals.endpoints.ts'
import { vitalForm, type VitalEntry } from '../../../../shared/vitals/vitals.forms.ts'
import { sites } from '../../../../shared/vitals/codes/vitals.sites.ts'
import { asksSecond } from '../../../../shared/vitals/vitals.second.ts'
import { sugarContexts } from '../../../../shared/vitals/vitals.units.ts'
import { isGraded, type Graded } from '../../../../shared/vitals/grading/vitals.grader.ts'
import { gradeMeasured, interpret } from '../../../../shared/vitals/grading/vitals.interpret.ts'
import {
  pregnancies,
  rememberedPregnancy,
  type Pregnancy,
} from '../../../../shared/vitals/grading/vitals.person.ts'
import type { Symptom } from '../../../../shared/vitals/grading/vitals.symptoms.ts'
import { serverNow } from '../../../platform/clock/server-clock.ts'
import { today } from '../../../platform/clock/today.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { placeHere, whenPersonKnown } from '../../vitals.queries.ts'
import { personOf, readWaiting, type ShownReading } from '../waiting/waiting-vitals.ts'
import { NotYetSent, type useSymptomQuestion } from './use-symptom-question.ts'

type Question = Pick<ReturnType<typeof useSymptomQuestion>, 'ask' | 'forget'>
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
    irregular: '',
    pregnancy: '',
    ageInMonths: '',
  }) as const

/**
 * The state of the form of a reading. Asks about symptoms before it sends, where they decide; then for a second reading of
 * blood pressure. In this order: what is red by a sign goes at once.
 */
export function useReadingForm(onAdded: (reading: ShownReading) => void, { ask, forget }: Question) {
  const { mutateAsync } = useWrite(addVital, {
    onKept: ({ body, key = '' }) => {
      const [kept, pulse] = readWaiting(
        { key, body, submittedAt: serverNow(), state: 'waiting' },
        placeHere(),
      )
      if (kept) onAdded({ ...kept, pulse })
    },
  })
  const form = useForm(
    { feature: 'vitals', schema: vitalForm },
    {
      initial: initial(),
      draft: 'vitals.add',
      submit: async ({ firstAt, irregular, ...typed }, key): Promise<void> => {
        await whenPersonKnown()
        const body = { ...typed, pregnancy: pregnancySaid(typed.pregnancy) }
        if (firstAt === '') forget()
        const symptoms = await signsOf(grade(body), irregular !== '', ask)
        if (firstAt === '' && isSecondMissing(body, symptoms)) {
          form.set('firstAt', phoneTime())
          throw new NotYetSent()
        }
        // For today the date is left empty and the server derives it from the time of the write: this phone's clock may
        // be wrong.
        const date = body.date === today() ? '' : body.date
        onAdded(await mutateAsync({ body: { ...body, symptoms, date }, key }))
      },
    },
  )
  return form
}

/** `firstAt` of the form: one reading was wanted. */
export const skipped = 'skipped'

/**
 * The signs that go along. Asked for is what decides about a value that is not green without an answer; that a pulse is
 * irregular can be ticked beside it.
 */
async function signsOf(graded: GradedReading[], isIrregular: boolean, ask: Question['ask']) {
  const ofPulse = graded.some(({ asks }) => asks.includes('irregularPulse'))
  const ticked: Symptom[] = isIrregular && ofPulse ? ['irregularPulse'] : []
  const open = graded.flatMap(({ grade: colour, asks }) => (colour === 'normal' ? [] : asks))
  const asks = [...new Set(open)].filter((one) => !ticked.includes(one))
  if (asks.length === 0) return ticked.length > 0 ? ticked : null
  const said = await ask(
    asks,
    graded.some(({ grade: colour }) => colour === 'critical'),
  )
  // Nobody can say: the tick alone would count as a no to all the others.
  return said && [...said, ...ticked]
}

/** By this phone's clock alone, as the minute is counted. */
const phoneTime = () => String(Date.now())

function isSecondMissing(body: Typed, symptoms: readonly Symptom[] | null): boolean {
  if (body.type !== 'bloodPressure' || body.second !== '' || (body.date || today()) !== today()) return false
  const [pressure] = grade(body, symptoms)
  return pressure !== undefined && asksSecond(pressure.values, pressure.grade)
}

type Typed = Pick<VitalEntry, 'ageInMonths' | 'date' | 'pregnancy' | 'type' | 'value' | 'second'> & {
  context?: string
  site?: string
}

type GradedReading = Graded & { values: readonly number[] }

/** As the server will grade what was typed, a pressure before its pulse; empty for what cannot be read. */
function grade(body: Typed, symptoms: readonly Symptom[] | null = null): GradedReading[] {
  const day = body.date || today()
  const person = personOf(body, placeHere().facts, day)
  const context = sugarContexts.find((one) => one === body.context)
  const site = sites.find((one) => one === body.site)
  const read = interpret({ ...body, context, site }, person, { day, today: today() })
  return ('refusal' in read ? [] : read.readings).flatMap((one) =>
    isGraded(one.type)
      ? [{ values: one.values, ...gradeMeasured({ ...one, type: one.type }, person, symptoms) }]
      : [],
  )
}

/** What was chosen, else the answer that is remembered; empty where there is none. */
export function pregnancySaid(chosen: string): Pregnancy | '' {
  const { facts } = placeHere()
  const remembered = facts && rememberedPregnancy(facts, today())
  return pregnancies.find((one) => one === chosen) ?? remembered ?? ''
}
