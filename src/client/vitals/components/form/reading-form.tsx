import { lazy, Suspense } from 'react'
import { readVital } from '../../../../shared/vitals/vitals.parse.ts'
import { gradedTypes, type GradedType } from '../../../../shared/vitals/vitals.units.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FocusSwap } from '../../../ui/focus/focus-swap.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ShownReading } from '../waiting/waiting-vitals.ts'
import { ReadingFields } from './reading-fields.tsx'
import { ChosenType, TypeChoice } from './type-choice.tsx'
import { SecondReading } from './second-reading.tsx'
import { skipped, useReadingForm, type ReadingFormState } from './use-reading-form.ts'
import { NotYetSent, useSymptomQuestion } from './use-symptom-question.ts'

// Lazy: most readings do not need it.
const SymptomQuestion = lazy(async () => ({
  default: (await import('./symptom-question.tsx')).SymptomQuestion,
}))

/** What was measured; then its value, and what the limits of this person need. */
export function ReadingForm({ onAdded }: { onAdded: (reading: ShownReading) => void }) {
  const { asked, ...question } = useSymptomQuestion()
  const form = useReadingForm(onAdded, question)
  const type = gradedTypes.find((one) => one === form.values.type)
  const choose = (chosen: GradedType | '') => {
    form.set('type', chosen)
    // Setting it clears an error that belonged to the other type. A value that is none of this type goes.
    form.set('value', chosen === '' || fits(chosen, form.values.value) ? form.values.value : '')
    form.set('second', '')
    form.set('irregular', '')
    form.set('firstAt', '')
  }
  const { firstAt } = form.values
  const isSecond = type === 'bloodPressure' && firstAt !== '' && firstAt !== skipped
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
      <FocusSwap face={isSecond ? 'second' : (type ?? 'types')} className={asked ? 'hidden' : ''}>
        {type ? (
          <form noValidate onSubmit={form.onSubmit} className="space-y-4">
            {isSecond ? (
              <SecondReading form={form} isBusy={form.busy && !asked} />
            ) : (
              <>
                <ChosenType type={type} onChange={() => choose('')} />
                <ReadingFields key={type} form={form} type={type} />
              </>
            )}
            {!(form.failure instanceof NotYetSent) && (
              <FormFailure text={form.formError} failure={form.failure} />
            )}
            {!isSecond && <SubmitButton isBusy={form.busy && !asked} />}
          </form>
        ) : (
          <TypeChoice onChoose={choose} />
        )}
      </FocusSwap>
    </>
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

function fits(type: GradedType, value: string): boolean {
  return !('refusal' in readVital({ type, value }))
}

/** What the server refused; without a profile the way to it. */
function FormFailure({ text, failure }: { text: string | null; failure: ReadingFormState['failure'] }) {
  const { t } = useText()
  if (text === null) return null
  const toProfile = isProfileMissing(failure) ? (
    <ButtonLink to="/profile" kind="quiet">
      {t('vitals.form.toProfile')}
    </ButtonLink>
  ) : undefined
  return <Notice kind="error" title={text} action={toProfile} />
}

function isProfileMissing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'profileMissing'
}
