import { returnSigns, type ReturnSign } from '../../../shared/encounters/encounters.note.ts'
import { addDays } from '../../../shared/kit/time/town-time.ts'
import { today } from '../../platform/clock/today.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { AsLastTime } from './use-as-last-time.ts'
import type { useNote } from './use-note.ts'

/** In how many days a patient is usually asked to come again. */
const usualDays = [3, 7, 14, 30] as const

/** Tests, referral, advice, when to come back at once, and when again. */
export function PlanFields({
  form: { field, values, set },
  hintOf,
}: {
  form: Pick<ReturnType<typeof useNote>, 'field' | 'values' | 'set'>
} & Pick<AsLastTime, 'hintOf'>) {
  const { t } = useText()

  function choose(one: ReturnSign, isChosen: boolean): void {
    const chosen = new Set(values.returnSigns)
    if (isChosen) chosen.add(one)
    else chosen.delete(one)
    set(
      'returnSigns',
      returnSigns.filter((each) => chosen.has(each)),
    )
  }

  return (
    <>
      <TextArea {...field('advice')} {...hintOf('advice')} label={t('visitNotes.fields.advice')} />
      <div className="encounter-pairs">
        <TextArea
          {...field('tests')}
          rows={2}
          label={t('visitNotes.fields.tests')}
          {...hintOf('tests', t('encounters.testsHint'))}
        />
        <TextArea
          {...field('referral')}
          rows={2}
          label={t('visitNotes.fields.referral')}
          {...hintOf('referral', t('encounters.referralHint'))}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">{t('encounters.comeBack')}</legend>
        <p className="text-sm text-soft">{hintOf('returnSigns', t('encounters.comeBackHint')).hint}</p>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {returnSigns.map((one) => (
            <CheckField
              key={one}
              label={t(`redFlags.names.${one}`)}
              checked={values.returnSigns.includes(one)}
              onChange={(isChosen) => choose(one, isChosen)}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        {...field('returnOther')}
        {...hintOf('returnOther')}
        label={t('encounters.labels.returnOther')}
        autoComplete="off"
      />
      <div className="space-y-2">
        <TextField
          {...field('followUpOn')}
          {...hintOf('followUpOn')}
          type="date"
          min={addDays(today(), 1)}
          label={t('encounters.labels.followUpOn')}
        />
        <div className="flex flex-wrap gap-2">
          {usualDays.map((days) => (
            <Button
              key={days}
              kind="quiet"
              className="w-auto!"
              onClick={() => set('followUpOn', addDays(today(), days))}
            >
              {t('encounters.inDays', { count: days })}
            </Button>
          ))}
        </div>
      </div>
    </>
  )
}
