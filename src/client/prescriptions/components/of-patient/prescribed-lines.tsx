import { unitOf } from '../../../../shared/prescriptions/doses/prescriptions.doses.ts'
import { doseSentence } from '../../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import type { PrescribedItem } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import type { StopReason } from '../../../../shared/reminders/removal/reminders.stop-reasons.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'

interface Prescribed {
  item: PrescribedItem
  /** The town's day of the signature. */
  date: string
  doctor: string
  /** What the patient, who has stopped it, says. */
  stoppedBecause?: StopReason | null | undefined
}

/** What is prescribed, how it is taken, and by whom and when it was signed. */
export function PrescribedLines({ prescribed }: { prescribed: readonly Prescribed[] }) {
  const { t, day } = useText()
  return (
    <ul className="space-y-1.5">
      {prescribed.map(({ item, date, doctor, stoppedBecause }) => {
        const { id, name, strength, dose, food, form } = item
        const said = { dose, unit: unitOf(form), food }
        return (
          <li key={id} className="wrap-anywhere">
            <b>{[name, strength].filter(Boolean).join(' ')}</b>{' '}
            {doseSentence((key, values) => t.find(key, values), said)}
            {stoppedBecause && (
              <span className="block">
                {t('stopReasons.because', { reason: t(`stopReasons.${stoppedBecause}`) })}
              </span>
            )}
            <span className="block text-sm text-soft">
              {t('prescriptionCard.by', { name: doctor })} · {day(date, 'short')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
