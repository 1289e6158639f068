import { lazy, Suspense, useState } from 'react'
import { gradeReading } from '../../../../shared/vitals/grading/vitals.grader.ts'
import { sites } from '../../../../shared/vitals/codes/vitals.sites.ts'
import { mayBePregnant, type Person } from '../../../../shared/vitals/grading/vitals.person.ts'
import { readVital, type Reading } from '../../../../shared/vitals/vitals.parse.ts'
import { askedContexts, type GradedType } from '../../../../shared/vitals/vitals.units.ts'
import { today } from '../../../platform/clock/today.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FocusSwap } from '../../../ui/focus/focus-swap.tsx'
import { placeHere } from '../../vitals.queries.ts'
import { personOf } from '../waiting/waiting-vitals.ts'
import { PersonFields } from './person-fields.tsx'
import { Understood } from './understood.tsx'
import { ReadingValue } from './value/reading-value.tsx'
import { pregnancySaid, type ReadingFormState } from './use-reading-form.ts'

// Lazy: for one type only.
const BreathCounter = lazy(async () => ({ default: (await import('./breath-counter.tsx')).BreathCounter }))

/** What the chosen type needs: its value first, so that it and "Save" fit on a small phone. */
export function ReadingFields({ form, type }: { form: ReadingFormState; type: GradedType }) {
  const { t } = useText()
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
      <AskedOfFew form={form} type={type} />
    </>
  )
}

function ValueFields({ form, type }: { form: ReadingFormState; type: GradedType }) {
  const { t } = useText()
  const { ageInMonths, context, date, pregnancy, site, value } = form.values
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
      {type === 'bloodPressure' && <p className="text-soft">{t('vitals.second.rest')}</p>}
      <div className="space-y-1">
        <ReadingValue
          type={type}
          field={form.field('value')}
          onValue={setValue}
          label={t('vitals.form.value')}
          hint={t(`vitals.form.hints.${type}`)}
          home={type}
        />
        <Understood
          read={understood}
          grade={understood && gradeReading({ ...understood, type, site: siteNamed(site) }, person).grade}
          onUnit={(unit) => form.set('value', `${value} ${unit}`)}
        />
      </div>
      {isAskedIrregular(pulseIn(type, understood), person) && (
        <CheckField
          label={t('vitalSymptoms.symptoms.irregularPulse')}
          checked={form.values.irregular !== ''}
          onChange={(isTicked) => form.set('irregular', isTicked ? 'yes' : '')}
        />
      )}
    </>
  )
}

/** The heart rate that was typed, alone or with a pressure. */
function pulseIn(type: GradedType, read: Reading | null): number | null {
  return (type === 'heartRate' ? read?.values[0] : read?.pulse) ?? null
}

/** Not where it is red anyway, nor of a child, whose pulse has no grade. */
function isAskedIrregular(pulse: number | null, person: Person): boolean {
  if (pulse === null) return false
  const { asks } = gradeReading({ type: 'heartRate', values: [pulse], context: null }, person)
  return asks.includes('irregularPulse')
}

const siteNamed = (typed: string) => sites.find((one) => one === typed)

/**
 * The person's own questions, and what few need to say behind a button each: an answer about pregnancy that is
 * remembered, where a temperature was taken, another day. On a small phone "Save" must stay in sight.
 */
function AskedOfFew({ form, type }: { form: ReadingFormState; type: GradedType }) {
  const { t, day } = useText()
  const [opened, setOpened] = useState<'pregnancy' | 'site' | 'day' | null>(null)
  const { date, pregnancy, site, time } = form.values
  const person = personOf({}, placeHere().facts, date || today())
  const remembered = mayBePregnant(person) && pregnancy === '' ? pregnancySaid('') : ''
  const isRemembered = remembered !== '' && opened !== 'pregnancy'
  const field = form.field('date')
  const timeField = form.field('time')
  const isDayShown =
    opened === 'day' || time !== '' || field.error !== undefined || (date !== '' && date !== today())
  const isOfSite = type === 'temperature'
  const isSiteShown = isOfSite && (opened === 'site' || site !== '')
  return (
    <FocusSwap face={opened ?? 'closed'} className="space-y-3">
      <div data-home="pregnancy" tabIndex={-1} className="space-y-3 outline-none empty:hidden">
        <PersonFields
          type={type}
          person={person}
          isRemembered={isRemembered}
          pregnancy={{ ...form.field('pregnancy'), value: pregnancySaid(pregnancy) }}
          months={form.field('ageInMonths')}
        />
      </div>
      {isSiteShown && (
        <div data-home="site" tabIndex={-1} className="outline-none">
          <ChoiceField
            {...form.field('site')}
            label={t('vitals.site.label')}
            hint={t('vitals.site.hint')}
            options={sites.map((one) => ({ value: one, label: t(`vitalSigns.sites.${one}`) }))}
          />
        </div>
      )}
      {isDayShown && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-3">
          <TextField
            {...field}
            data-home="day"
            label={t('vitals.form.date')}
            hint={/^\d{4}-\d\d-\d\d$/.test(date) ? day(date) : undefined}
            type="date"
            max={today()}
          />
          <TextField {...timeField} label={t('vitals.form.time')} type="time" />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {isRemembered && (
          <OpenButton onClick={() => setOpened('pregnancy')}>
            {t('vitals.pregnancy.remembered', { answer: t(`vitals.pregnancy.answers.${remembered}`) })}
          </OpenButton>
        )}
        {isOfSite && !isSiteShown && (
          <OpenButton onClick={() => setOpened('site')}>{t('vitals.site.ask')}</OpenButton>
        )}
        {!isDayShown && !isRemembered && (isSiteShown || !isOfSite) && <span>{t('vitals.form.today')}</span>}
        {!isDayShown && <OpenButton onClick={() => setOpened('day')}>{t('vitals.form.otherDay')}</OpenButton>}
      </div>
    </FocusSwap>
  )
}

function OpenButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-3 min-h-12 cursor-pointer rounded-xl px-3 font-semibold text-leaf hover:bg-leaf-tint"
    >
      {children}
    </button>
  )
}
