import { lazy, Suspense, useState } from 'react'
import { gradeReading } from '../../../../shared/vitals/grading/vitals.grader.ts'
import { readVital } from '../../../../shared/vitals/vitals.parse.ts'
import { askedContexts, type GradedType } from '../../../../shared/vitals/vitals.units.ts'
import { today } from '../../../platform/clock/today.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FocusSwap } from '../../../ui/focus-swap.tsx'
import { placeHere } from '../../vitals.queries.ts'
import { personOf } from '../waiting-vitals.ts'
import { PersonFields } from './person-fields.tsx'
import { PressureBoxes } from './pressure-boxes.tsx'
import { Understood } from './understood.tsx'
import { pregnancySaid, type ReadingFormState } from './use-reading-form.ts'

// Lazy: for one type only.
const BreathCounter = lazy(async () => ({ default: (await import('./breath-counter.tsx')).BreathCounter }))

/** What the chosen type needs: its value first, so that it and "Save" fit on a small phone. */
export function ReadingFields({ form, type }: { form: ReadingFormState; type: GradedType }) {
  const { t } = useText()
  const { ageInMonths, date, pregnancy } = form.values
  return (
    <>
      {type === 'bloodSugar' && (
        <ChoiceField
          {...form.field('context')}
          label={t('vitals.form.context')}
          options={askedContexts.map((one) => ({ value: one, label: t(`vitals.form.contexts.${one}`) }))}
        />
      )}
      <ValueFields form={form} type={type} />
      <PersonFields
        person={personOf({ ageInMonths }, placeHere().facts, date || today())}
        pregnancy={{ ...form.field('pregnancy'), value: pregnancySaid(pregnancy) }}
        months={form.field('ageInMonths')}
      />
      <DayField form={form} />
    </>
  )
}

function ValueFields({ form, type }: { form: ReadingFormState; type: GradedType }) {
  const { t } = useText()
  const { ageInMonths, context, date, pregnancy, value } = form.values
  const read = readVital({ type, value, context: askedContexts.find((one) => one === context) })
  const understood = 'refusal' in read ? null : read
  const person = personOf(
    { ageInMonths, pregnancy: pregnancySaid(pregnancy) },
    placeHere().facts,
    date || today(),
  )
  const setValue = (typed: string) => {
    form.set('value', typed)
    // Another value is another first reading.
    form.set('firstAt', '')
  }
  return (
    <>
      {type === 'respiratoryRate' && (
        <Suspense>
          <BreathCounter onCounted={(perMinute) => form.set('value', String(perMinute))} />
        </Suspense>
      )}
      {type === 'bloodPressure' && (
        <>
          <p className="text-soft">{t('vitals.second.rest')}</p>
          <PressureBoxes home={type} value={value} onChange={setValue} />
        </>
      )}
      <div className="space-y-1">
        <TextField
          {...form.field('value')}
          onChange={(event) => setValue(event.target.value)}
          data-home={type === 'bloodPressure' ? undefined : type}
          label={t('vitals.form.value')}
          hint={t(`vitals.form.hints.${type}`)}
          inputMode={hasWords(type) ? undefined : 'decimal'}
          autoComplete="off"
          className="text-xl"
        />
        <Understood
          read={understood}
          grade={understood && gradeReading({ ...understood, type }, person).grade}
          onUnit={(unit) => form.set('value', `${value} ${unit}`)}
        />
      </div>
    </>
  )
}

/** 120/80 has a slash, and a glucometer shows HI and LO: no keypad of digits has these. */
function hasWords(type: GradedType): boolean {
  return type === 'bloodPressure' || type === 'bloodSugar'
}

/** Most readings are of today: another day is behind a button. */
function DayField({ form }: { form: ReadingFormState }) {
  const { t, day } = useText()
  const [isOpen, setOpen] = useState(false)
  const { date } = form.values
  const field = form.field('date')
  const isToday = date === '' || date === today()
  return (
    <FocusSwap face={isOpen ? 'day' : 'today'}>
      {isOpen || !isToday || field.error !== undefined ? (
        <TextField
          {...field}
          data-home="day"
          label={t('vitals.form.date')}
          hint={/^\d{4}-\d\d-\d\d$/.test(date) ? day(date) : undefined}
          type="date"
          max={today()}
        />
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          {t('vitals.form.today')}
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="min-h-12 cursor-pointer rounded-xl px-3 font-semibold text-leaf hover:bg-leaf-tint"
          >
            {t('vitals.form.otherDay')}
          </button>
        </p>
      )}
    </FocusSwap>
  )
}
