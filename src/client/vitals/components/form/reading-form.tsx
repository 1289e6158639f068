import { lazy, Suspense, useState } from 'react'
import { addVital } from '../../../../shared/vitals/vitals.endpoints.ts'
import { vitalForm } from '../../../../shared/vitals/vitals.forms.ts'
import { gradeReading, isGraded } from '../../../../shared/vitals/grading/vitals.grader.ts'
import { interpret } from '../../../../shared/vitals/grading/vitals.interpret.ts'
import {
  pregnancies,
  rememberedPregnancy,
  type Pregnancy,
} from '../../../../shared/vitals/grading/vitals.person.ts'
import { readVital } from '../../../../shared/vitals/vitals.parse.ts'
import {
  askedContexts,
  gradedTypes,
  moreTypes,
  vitalTypes,
  type GradedType,
} from '../../../../shared/vitals/vitals.units.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { serverNow } from '../../../platform/clock/server-clock.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { today } from '../../../platform/clock/today.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { placeHere } from '../../vitals.queries.ts'
import { PersonFields } from './person-fields.tsx'
import { PressureBoxes } from './pressure-boxes.tsx'
import { Understood } from './understood.tsx'
import { QuestionLeft, useSymptomQuestion } from './use-symptom-question.ts'
import { typeIcons } from '../vital-marks.tsx'
import { personOf, readWaiting, type ShownReading } from '../waiting-vitals.ts'

// Lazy: most readings need neither.
const SymptomQuestion = lazy(async () => ({
  default: (await import('./symptom-question.tsx')).SymptomQuestion,
}))
const BreathCounter = lazy(async () => ({ default: (await import('./breath-counter.tsx')).BreathCounter }))

/** Type, value and day, and what the limits of this person need. Asks about symptoms before it sends, where they decide. */
export function ReadingForm({ onAdded }: { onAdded: (reading: ShownReading) => void }) {
  const { asked, ask } = useSymptomQuestion()
  const form = useReadingForm(onAdded, ask)
  return (
    <>
      {asked && (
        <Suspense>
          <SymptomQuestion
            asks={asked.asks}
            isDanger={asked.isDanger}
            onAnswer={asked.answer}
            onBack={asked.leave}
          />
        </Suspense>
      )}
      <form noValidate onSubmit={form.onSubmit} className={asked ? 'hidden' : 'space-y-5'}>
        <Fields form={form} />
        {!(form.failure instanceof QuestionLeft) && (
          <FormFailure text={form.formError} failure={form.failure} />
        )}
        <SubmitButton isBusy={form.busy && !asked} />
      </form>
    </>
  )
}

type Ask = ReturnType<typeof useSymptomQuestion>['ask']
type ReadingFormState = ReturnType<typeof useReadingForm>

function useReadingForm(onAdded: (reading: ShownReading) => void, ask: Ask) {
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
      initial: {
        type: 'bloodPressure',
        value: '',
        second: '',
        date: today(),
        context: 'anyTime',
        pregnancy: '',
        ageInMonths: '',
      },
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
function pregnancySaid(chosen: string): Pregnancy | '' {
  const { facts } = placeHere()
  const remembered = facts && rememberedPregnancy(facts, today())
  return pregnancies.find((one) => one === chosen) ?? remembered ?? ''
}

function Fields({ form }: { form: ReadingFormState }) {
  const { t, day } = useText()
  const type = asGraded(form.values.type)
  const { date } = form.values
  return (
    <>
      <TypeField form={form} type={type} />
      {type === 'bloodSugar' && (
        <ChoiceField
          {...form.field('context')}
          label={t('vitals.form.context')}
          options={askedContexts.map((one) => ({ value: one, label: t(`vitals.form.contexts.${one}`) }))}
        />
      )}
      <ValueFields form={form} type={type} />
      <PersonFields
        person={personOf({ ageInMonths: form.values.ageInMonths }, placeHere().facts, date || today())}
        pregnancy={{ ...form.field('pregnancy'), value: pregnancySaid(form.values.pregnancy) }}
        months={form.field('ageInMonths')}
      />
      <TextField
        {...form.field('date')}
        label={t('vitals.form.date')}
        hint={/^\d{4}-\d\d-\d\d$/.test(date) ? day(date) : undefined}
        type="date"
        max={today()}
      />
    </>
  )
}

function TypeField({ form, type }: { form: ReadingFormState; type: GradedType }) {
  const { t } = useText()
  const [isMoreShown, setMoreShown] = useState(false)
  const field = form.field('type')
  const isMore = isMoreShown || moreTypes.some((one) => one === type)
  const shown = isMore ? gradedTypes : vitalTypes
  return (
    <div className="space-y-2">
      {/* Icon above the label: beside it, the longest does not fit half a phone. */}
      <div className="[&_label]:flex-col [&_label]:items-start [&_label]:gap-1 [&_label]:px-3">
        <ChoiceField
          {...field}
          onChange={(event) => {
            field.onChange(event)
            // Setting it again clears an error that belonged to the other type.
            form.set('value', form.values.value)
            form.set('second', '')
          }}
          big
          label={t('vitals.form.type')}
          options={shown.map((one) => ({
            value: one,
            label: t(`vitalSigns.types.${one}`),
            icon: typeIcons[one],
          }))}
        />
      </div>
      {!isMore && (
        <Button kind="quiet" icon="plus" onClick={() => setMoreShown(true)}>
          {t('vitals.form.more')}
        </Button>
      )}
    </div>
  )
}

function ValueFields({ form, type }: { form: ReadingFormState; type: GradedType }) {
  const { t } = useText()
  const { value, context, date, pregnancy } = form.values
  const read = readVital({ type, value, context: askedContexts.find((one) => one === context) })
  const understood = 'refusal' in read ? null : read
  const person = personOf(
    { ageInMonths: form.values.ageInMonths, pregnancy: pregnancySaid(pregnancy) },
    placeHere().facts,
    date || today(),
  )
  return (
    <>
      {type === 'respiratoryRate' && (
        <Suspense>
          <BreathCounter onCounted={(perMinute) => form.set('value', String(perMinute))} />
        </Suspense>
      )}
      {type === 'bloodPressure' && (
        <PressureBoxes value={value} onChange={(typed) => form.set('value', typed)} />
      )}
      <div className="space-y-1">
        <TextField
          {...form.field('value')}
          label={t('vitals.form.value')}
          hint={t(`vitals.form.hints.${type}`)}
          autoComplete="off"
          className="text-xl"
        />
        <Understood
          read={understood}
          grade={understood && gradeReading({ ...understood, type }, person).grade}
          onUnit={(unit) => form.set('value', `${value} ${unit}`)}
        />
      </div>
      {type === 'bloodPressure' && <SecondReading form={form} />}
    </>
  )
}

/** Offered, not asked for: the mean of two counts more than one. */
function SecondReading({ form }: { form: ReadingFormState }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const { second } = form.values
  if (!isOpen && second === '')
    return (
      <Button kind="quiet" wide icon="plus" onClick={() => setOpen(true)}>
        {t('vitals.form.second')}
      </Button>
    )
  return (
    <fieldset className="space-y-2">
      <legend className="font-semibold">{t('vitals.form.second')}</legend>
      <PressureBoxes value={second} onChange={(typed) => form.set('second', typed)} />
      <TextField {...form.field('second')} label={t('vitals.form.orText')} autoComplete="off" />
    </fieldset>
  )
}

function SubmitButton({ isBusy }: { isBusy: boolean }) {
  const { t } = useText()
  return (
    <Button type="submit" wide busy={isBusy}>
      {t('vitals.form.submit')}
    </Button>
  )
}

/** What the server refused; without a profile the way to it. */
function FormFailure({ text, failure }: { text: string | null; failure: unknown }) {
  const { t } = useText()
  if (text === null) return null
  const toProfile = isProfileMissing(failure) ? (
    <ButtonLink to="/profile" kind="quiet">
      {t('vitals.form.toProfile')}
    </ButtonLink>
  ) : undefined
  return <Notice kind="error" title={text} action={toProfile} />
}

function asGraded(typed: string): GradedType {
  return gradedTypes.find((one) => one === typed) ?? 'bloodPressure'
}

function isProfileMissing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'profileMissing'
}
