import { useEffect, useState } from 'react'
import { secondStep } from '../../../../shared/vitals/vitals.second.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ReadingValue } from './value/reading-value.tsx'
import { skipped, type ReadingFormState } from './use-reading-form.ts'

/**
 * After the first reading of blood pressure: the minute until the second, then its fields. The time of the first is in
 * the draft, so that the minute goes on while the page is left. One reading can be saved at any moment.
 */
export function SecondReading({ form, isBusy }: { form: ReadingFormState; isBusy: boolean }) {
  const { t } = useText()
  const { firstAt, value } = form.values
  const now = useStep(Number(firstAt))
  const saveOne = () => {
    form.set('second', '')
    form.set('firstAt', skipped)
    form.onSubmit()
  }
  return (
    <>
      <h2 data-home="second" tabIndex={-1} className="text-xl font-semibold outline-none">
        {t('vitals.second.title')}
      </h2>
      <p>{t('vitals.second.why', { value })}</p>
      <p>{t('vitals.second.worse', { number: town().emergency.ambulance.number })}</p>
      {now.step === 'wait' && (
        <p role="timer" className="flex items-center gap-3 rounded-xl bg-leaf-tint p-4 font-semibold">
          <Icon name="clock" className="text-leaf" />
          <span>
            {t('vitals.second.stay')}
            <span className="block text-2xl">{t('vitals.second.left', { seconds: now.seconds })}</span>
          </span>
        </p>
      )}
      <p aria-live="polite" className="font-semibold empty:hidden">
        {now.step !== 'wait' && t(`vitals.second.${now.step}`)}
      </p>
      {now.step === 'measure' && (
        <>
          <ReadingValue
            type="bloodPressure"
            field={form.field('second')}
            onValue={(typed) => form.set('second', typed)}
            label={t('vitals.form.orText')}
          />
          <Button type="submit" wide busy={isBusy}>
            {t('vitals.second.both')}
          </Button>
        </>
      )}
      <Button kind="quiet" wide busy={isBusy && now.step !== 'measure'} onClick={saveOne}>
        {t('vitals.second.one')}
      </Button>
      <Button kind="quiet" wide onClick={() => form.set('firstAt', '')}>
        {t('vitals.question.back')}
      </Button>
    </>
  )
}

/** By this phone's clock alone, which also runs while the page is away. */
function useStep(firstAtMs: number) {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return secondStep(nowMs - firstAtMs)
}
